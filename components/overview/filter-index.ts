import type { IndexGroup } from '../../shared/overview-index';

type IndexPage = IndexGroup['pages'][number];

/**
 * Filters an overview's index (V-03). Groups that match by name, and pages that match by name, path or description, are
 * kept, with their own headings; of other pages, only the matching headings are kept. A common heading is kept only
 * where it matches.
 *
 * @param filter as typed
 */
export function filterIndex(groups: readonly IndexGroup[], filter: string): IndexGroup[] {
  const wanted = normalize(filter);
  const matches = (words: string) => wanted !== '' && normalize(words).includes(wanted);

  const whole = (page: IndexPage): IndexPage => ({
    ...page,
    headings: page.headings.filter(({ text, isCommon }) => !isCommon || matches(text)),
  });
  const filterPage = (page: IndexPage): IndexPage[] => {
    if ([page.title, page.link, page.description ?? ''].some(matches)) return [whole(page)];
    const headings = page.headings.filter(({ text }) => matches(text));
    return headings.length > 0 ? [{ ...page, headings }] : [];
  };

  return groups.flatMap((group) => {
    if (wanted === '' || matches(group.name)) return [{ ...group, pages: group.pages.map(whole) }];
    const pages = group.pages.flatMap(filterPage);
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}

export function countPages(groups: readonly IndexGroup[]): number {
  return groups.reduce((sum, { pages }) => sum + pages.length, 0);
}

/** Ignores case and separators: `auto-external` equals `autoExternal`, and `dts.bundle` equals `dts bundle`. */
function normalize(words: string): string {
  return words.toLowerCase().replace(/[\s._/-]+/g, '');
}
