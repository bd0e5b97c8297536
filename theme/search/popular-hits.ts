import type { SidebarData } from '@rspress/core';
import { isEqualPath } from '@rspress/core/runtime';
import type { SearchHit } from '../../search/types';
import { sidebarPages } from '../../site/sidebar-tree';

/** What most readers need, shown before anything is typed. */
const POPULAR = [
  'guide/start/quick-start',
  'guide/basic/configure-rslib',
  'guide/basic/output-format',
  'guide/advanced/dts',
  'config/',
];
const NOTHING = { title: [], header: [], statement: [] };

/**
 * The popular pages of a locale, as far as its sidebars have them.
 *
 * @param home the address of the locale's home page
 */
export function popularHits(sidebars: readonly SidebarData[], home: string): SearchHit[] {
  const pages = sidebars.flatMap(sidebarPages);
  return POPULAR.flatMap((path): SearchHit[] => {
    const link = home + path;
    // The second question alone takes long.
    const title = pages.find((page) => page.link.startsWith(link) && isEqualPath(page.link, link))?.text;
    if (!title) return [];
    return [{ type: 'title', title, header: title, statement: '', link, query: '', highlights: NOTHING, group: '' }];
  });
}
