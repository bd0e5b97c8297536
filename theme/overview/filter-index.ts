import type { IndexGroup, IndexPage } from '../../site/overview-index';

/** The query parameter with the filter. */
const PARAMETER = 'filter';

/**
 * Filters an overview's index (V-03). A group or page whose name matches stays whole; of other pages, only the matching
 * headings stay.
 *
 * @param filter what the reader typed
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

/** The number of pages in an index. */
export function countPages(groups: readonly IndexGroup[]): number {
  return groups.reduce((sum, { pages }) => sum + pages.length, 0);
}

function normalize(words: string): string {
  return words.toLowerCase().replaceAll('-', ' ');
}

/** The filter in a query such as `?filter=dts`, or an empty text. */
export function readFilter(search: string): string {
  return new URLSearchParams(search).get(PARAMETER) ?? '';
}

/** A query with another filter, and everything else as it was. */
export function writeFilter(search: string, filter: string): string {
  const parameters = new URLSearchParams(search);
  if (filter === '') parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, filter);
  const query = parameters.toString();
  return query && `?${query}`;
}
