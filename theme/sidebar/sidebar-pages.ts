import type { SidebarData, SidebarItem } from '@rspress/core';

export type PageLink = { text: string; link: string };

/** The pages of a sidebar, in its order. */
export function sidebarPages(items: SidebarData): PageLink[] {
  return items.flatMap((item) => {
    const own = 'link' in item && item.link ? [item as SidebarItem as PageLink] : [];
    return 'items' in item ? [...own, ...sidebarPages(item.items as SidebarData)] : own;
  });
}
