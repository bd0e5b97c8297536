import { isEqualPath, useLocaleSiteData } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { sidebarPages } from '../sidebar/sidebar-pages';
import { useLocalized } from '../use-localized';
import { popularPages } from './popular-pages';
import type { SearchHit } from './types';

const NOTHING = { title: [], header: [], statement: [] };

/** @returns the popular pages in the language and version of the page, as far as the site has them */
export function usePopularPages(): SearchHit[] {
  const { sidebar } = useLocaleSiteData();
  const localized = useLocalized();
  const links = popularPages.map(localized);
  return useMemo(() => {
    const pages = Object.values(sidebar).flatMap(sidebarPages);
    return links.flatMap((link): SearchHit[] => {
      const title = pages.find((page) => isEqualPath(page.link, link))?.text;
      if (!title) return [];
      return [{ type: 'title', title, header: title, statement: '', link, query: '', highlights: NOTHING, group: '' }];
    });
  }, [sidebar, links.join()]);
}
