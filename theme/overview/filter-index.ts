import type { IndexGroup, IndexPage } from '../../site/overview-index';

/**
 * What an overview shows for a filter text. Case does not matter and hyphens count as spaces. A group
 * whose name matches stays whole, so does a page whose title matches; of other pages stay the headings
 * that match.
 *
 * @param filter what the reader typed; spaces around it don't count, and empty matches all
 */
export function filterIndex(groups: readonly IndexGroup[], filter: string): IndexGroup[] {
  const wanted = normalize(filter.trim());
  if (wanted === '') return [...groups];
  const matches = (words: string) => normalize(words).includes(wanted);

  const filterPage = (page: IndexPage): IndexPage[] => {
    if (matches(page.title)) return [page];
    const headings = page.headings.filter(({ text }) => matches(text));
    return headings.length > 0 ? [{ ...page, headings }] : [];
  };

  return groups.flatMap((group) => {
    if (matches(group.name)) return [group];
    const pages = group.pages.flatMap(filterPage);
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}

/** How many pages an index lists. */
export function countPages(groups: readonly IndexGroup[]): number {
  return groups.reduce((sum, { pages }) => sum + pages.length, 0);
}

function normalize(words: string): string {
  return words.toLowerCase().replaceAll('-', ' ');
}
