import './index.css';

// What this site does otherwise than Rspress, one line a feature; the rest is Rspress's own theme.
export { SwitchAppearance } from './appearance/SwitchAppearance';
export { useThemeState } from './appearance/use-theme-state';
export { CodeBlock } from './code-block/CodeBlock';
export { CodeButtonGroup } from './code-block/CodeButtonGroup';
export { useCodeButtonGroup } from './code-block/use-code-button-group';
export { EditLink } from './edit-link/EditLink';
export { HomeLayout } from './home/HomeLayout';
export { Layout } from './layout/Layout';
export { getCustomMDXComponent } from './mdx/get-custom-mdx-component';
export { Nav } from './nav/Nav';
export { NavHamburger } from './nav/NavHamburger';
export { NavTitle } from './nav/NavTitle';
export { NotFoundLayout } from './not-found/NotFoundLayout';
export { Overview } from './overview/Overview';
export { PackageManagerTabs } from './tabs/PackageManagerTabs';
export { Tab } from './tabs/Tab';
export { Tabs } from './tabs/Tabs';
export { usePrevNextPage } from './prev-next/use-prev-next-page';
export { SocialLinks } from './social-links/SocialLinks';

export * from '@rspress/core/theme-original';
