import { isEqualPath, useLocaleSiteData } from '@rspress/core/runtime';
import { useMemo } from 'react';
import type { SearchHit } from '../../search/types';
import { sidebarPages } from '../../site/sidebar-tree';
import { useContent } from '../use-text';

/** What most readers need, shown before anything is typed. */
const POPULAR = [
  '/guide/start/quick-start',
  '/guide/basic/configure-rslib',
  '/guide/basic/output-format',
  '/guide/advanced/dts',
  '/config/',
];
const NOTHING = { title: [], header: [], statement: [] };

/** @returns the popular pages in the language and version of the page, as far as its sidebar has them */
export function usePopularPages(): SearchHit[] {
  const { sidebar } = useLocaleSiteData();
  const { link: localized } = useContent();
  // The function is a new one at each render, the addresses are not.
  const addresses = POPULAR.map(localized).join('\n');
  return useMemo(() => {
    const pages = Object.values(sidebar).flatMap(sidebarPages);
    return addresses.split('\n').flatMap((link): SearchHit[] => {
      // The second question alone takes long.
      const title = pages.find((page) => page.link.startsWith(link) && isEqualPath(page.link, link))?.text;
      if (!title) return [];
      return [{ type: 'title', title, header: title, statement: '', link, query: '', highlights: NOTHING, group: '' }];
    });
  }, [sidebar, addresses]);
}
