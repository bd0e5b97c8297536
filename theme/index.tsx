import './index.css';
import './print/print.css';

// What this site does otherwise than Rspress, one line a feature; the rest is Rspress's own theme.
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
export { getCustomMDXComponent } from './mdx/get-custom-mdx-component';
export { Nav } from './nav/Nav';
export { NavHamburger } from './nav/NavHamburger';
export { NavTitle } from './nav/NavTitle';
export { NotFoundLayout } from './not-found/NotFoundLayout';
export { Outline } from './outline/Outline';
export { Toc } from './outline/Toc';
export { useActiveAnchor } from './outline/use-active-anchor';
export { Overview } from './overview/Overview';
export { PrevNextPage } from './prev-next/PrevNextPage';
export { usePrevNextPage } from './prev-next/use-prev-next-page';
export { Sidebar } from './sidebar/Sidebar';
export { SidebarList } from './sidebar/SidebarList';
export { SocialLinks } from './social-links/SocialLinks';
export { PackageManagerTabs } from './tabs/PackageManagerTabs';
export { Tab } from './tabs/Tab';
export { Tabs } from './tabs/Tabs';

export * from '@rspress/core/theme-original';
