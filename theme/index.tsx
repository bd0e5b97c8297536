import './index.css';
import './base.css';
import './code-block/tokens.css';
import './query-switches/query-switches.css';
import './print/print.css';

// What this site does otherwise than Rspress, one line a feature.

export { SwitchAppearance } from './appearance/SwitchAppearance';
export { useThemeState } from './appearance/use-theme-state';
export { CodeBlock } from './code-block/CodeBlock';
export { CodeButtonGroup } from './code-block/CodeButtonGroup';
export { useCodeButtonGroup } from './code-block/use-code-button-group';
export { DocFooter } from './doc-footer/DocFooter';
export { DocLayout } from './doc-layout/DocLayout';
export { EditLink } from './edit-link/EditLink';
export { HomeLayout } from './home/HomeLayout';
export { LastUpdated } from './last-updated/LastUpdated';
export { Layout } from './layout/Layout';
export { FallbackHeading } from './mdx/FallbackHeading';
export { getCustomMDXComponent } from './mdx/get-custom-mdx-component';
export { Nav } from './nav/Nav';
export { NavHamburger } from './nav/NavHamburger';
export { NavTitle } from './nav/NavTitle';
export { Link } from './navigation/Link';
export { useLinkNavigate } from './navigation/use-link-navigate';
export { NotFoundLayout } from './not-found/NotFoundLayout';
export { Outline } from './outline/Outline';
export { Toc } from './outline/Toc';
export { useActiveAnchor } from './outline/use-active-anchor';
export { Overview } from './overview/Overview';
export { PrevNextPage } from './prev-next/PrevNextPage';
export { usePrevNextPage } from './prev-next/use-prev-next-page';
export { Root } from './root/Root';
export { useScrollAfterNav, useScrollReset } from './scroll/use-scroll-reset';
export { Search } from './search/Search';
export { Sidebar } from './sidebar/Sidebar';
export { SidebarList } from './sidebar/SidebarList';
export { SocialLinks } from './social-links/SocialLinks';
export { useStorageValue } from './storage';
export { PackageManagerTabs } from './tabs/PackageManagerTabs';
export { Tab } from './tabs/Tab';
export { Tabs } from './tabs/Tabs';

// The rest is Rspress's own theme. Sorting the lines above it ends at this comment's empty line.

export * from '@rspress/core/theme-original';
