import { isEqualPath, useLocation, useSidebar } from '@rspress/core/runtime';
import { type PageLink, sidebarPages } from '../../site/sidebar-tree';

/** The pages before and after this one in the sidebar; none where the sidebar doesn't list it. */
export function usePrevNextPage(): { prevPage: PageLink | null; nextPage: PageLink | null } {
  const { pathname } = useLocation();
  const pages = sidebarPages(useSidebar());
  const index = pages.findIndex(({ link }) => isEqualPath(link, pathname));
  if (index === -1) return { prevPage: null, nextPage: null };
  return { prevPage: pages[index - 1] ?? null, nextPage: pages[index + 1] ?? null };
}
