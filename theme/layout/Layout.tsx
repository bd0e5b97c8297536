import { useFrontmatter } from '@rspress/core/runtime';
import { DocFooter } from '@rspress/core/theme';
import { Layout as StockLayout } from '@rspress/core/theme-original';

/** Overview pages end like every other page: stock Rspress leaves out their footer. */
export function Layout() {
  const { overview } = useFrontmatter().frontmatter;
  return <StockLayout afterDocContent={overview ? <DocFooter /> : undefined} />;
}
