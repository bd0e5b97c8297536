import type { SearchHit } from '../../search/types.ts';

/** A hit on a page, or on one of its headings. */
export const hit = (link: string): SearchHit => ({
  type: link.includes('#') ? 'header' : 'title',
  title: link.replace(/#.*/, ''),
  header: link,
  statement: '',
  link,
  query: 'q',
  highlights: { title: [], header: [], statement: [] },
  group: '',
});
