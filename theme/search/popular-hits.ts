import type { SidebarData } from '@rspress/core';
import { isEqualPath } from '@rspress/core/runtime';
import type { SearchHit } from '../../search/types';
import { sidebarPages } from '../../shared/sidebar-tree';

/** What most readers need; shown before they type. */
const POPULAR = [
  'guide/start/quick-start',
  'guide/basic/configure-rslib',
  'guide/basic/output-format',
  'guide/advanced/dts',
  'config/',
];
const NOTHING = { title: [], header: [], statement: [] };

/**
 * The popular pages that a locale's sidebars contain.
 *
 * @param home the path of the locale's home page
 */
export function popularHits(sidebars: readonly SidebarData[], home: string): SearchHit[] {
  const pages = sidebars.flatMap(sidebarPages);
  return POPULAR.flatMap((path): SearchHit[] => {
    const link = home + path;
    // `isEqualPath` is slow, so check the prefix first.
    const title = pages.find((page) => page.link.startsWith(link) && isEqualPath(page.link, link))?.text;
    if (!title) return [];
    return [{ type: 'title', title, header: title, statement: '', link, query: '', highlights: NOTHING, group: '' }];
  });
}
