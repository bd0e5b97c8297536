import { usePage, usePages } from '@rspress/core/runtime';
import type { Heading } from '../../site/overview-index';

type ListedPage = { routePath: string; toc: readonly Heading[] };

/** The pages that an overview lists, with their headings: see plugins/page-data.ts. */
export function useListedPages(): readonly ListedPage[] {
  const { page } = usePage();
  const { pages } = usePages();
  // In development the data of all pages is there, and the page has none of the others'.
  return (page as { overviewPages?: ListedPage[] }).overviewPages ?? pages;
}
