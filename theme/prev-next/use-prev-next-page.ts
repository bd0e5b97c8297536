import { isEqualPath, useLocation, useSidebar } from '@rspress/core/runtime';
import type { SidebarData, SidebarItem } from '@rspress/core';

type PageLink = { text: string; link: string };

/** The pages before and after this one in the sidebar; none where the sidebar doesn't list it. */
export function usePrevNextPage(): { prevPage: PageLink | null; nextPage: PageLink | null } {
  const { pathname } = useLocation();
  const pages = pagesOf(useSidebar());
  const index = pages.findIndex(({ link }) => isEqualPath(link, pathname));
  if (index === -1) return { prevPage: null, nextPage: null };
  return { prevPage: pages[index - 1] ?? null, nextPage: pages[index + 1] ?? null };
}

function pagesOf(items: SidebarData): PageLink[] {
  return items.flatMap((item) => {
    const own = 'link' in item && item.link ? [item as SidebarItem] : [];
    return 'items' in item ? [...own, ...pagesOf(item.items as SidebarData)] : own;
  });
}
