import { isEqualPath, useFrontmatter, usePage, usePages, useSidebar } from '@rspress/core/runtime';
import { buildIndex, type IndexGroup, type PageSummary } from '../../shared/overview-index';

type ListedPage = PageSummary & { routePath: string; frontmatter?: { description?: string } };

/** The groups that an overview lists; empty on other pages. */
export function useGroups(): IndexGroup[] {
  const { page } = usePage();
  const { pages } = usePages();
  const { overview, overviewHeaders } = useFrontmatter().frontmatter;
  const sidebar = useSidebar();
  if (!overview) return [];
  // plugins/page-data.ts adds them to the page. The dev server provides the data of all pages instead.
  const listed: readonly ListedPage[] = (page as { overviewPages?: ListedPage[] }).overviewPages ?? pages;
  const pageAt = (link: string) => {
    const found = listed.find(({ routePath }) => isEqualPath(routePath, link));
    return found && { ...found, description: found.description ?? found.frontmatter?.description };
  };
  return buildIndex({ sidebar, routePath: page.routePath, pageAt, depths: overviewHeaders });
}
