import './index.css';
import './base.css';
import './type.css';
import './code-block/tokens.css';
import './query-switches/query-switches.css';
import './print/print.css';

// The overrides of Rspress's theme. Components used only by these are not exported.

export { useThemeState } from './appearance/use-theme-state';
export { CodeBlock } from './code-block/CodeBlock';
export { DocLayout } from './doc-layout/DocLayout';
export { HomeLayout } from './home/HomeLayout';
export { Layout } from './layout/Layout';
export { FallbackHeading } from './mdx/FallbackHeading';
export { getCustomMDXComponent } from './mdx/get-custom-mdx-component';
export { Nav } from './nav/Nav';
export { Link } from './navigation/Link';
export { NotFoundLayout } from './not-found/NotFoundLayout';
export { Root } from './root/Root';
export { useScrollAfterNav, useScrollReset } from './scroll/use-scroll-reset';
export { Search } from './search/Search';

// Everything else comes from Rspress's theme. The blank line keeps the linter from sorting it into the list.

export * from '@rspress/core/theme-original';
