import type { SearchHit } from '../../search/types';
import type { PlainTextKey } from '../../site/texts';
import type { SessionState } from './create-session';

/** The rows that are shown: results, or what stands in for them. */
export type ShownList = {
  /** The hits of each page. */
  groups: SearchHit[][];
  /** All hits in the order of the groups. */
  hits: SearchHit[];
  /** What the rows are, where they are no results. */
  title?: PlainTextKey;
};

/**
 * Chooses the rows for a state.
 *
 * @param popular pages for readers who have asked nothing yet
 */
export function shownList({ asked, answered, hits, nearest, status }: SessionState, popular: SearchHit[]): ShownList {
  if (hits.length > 0) return listOf(hits);
  if (answered !== '') return listOf(nearest, 'search.nearest');
  return listOf(asked === '' || status === 'failed' ? popular : [], 'search.popular');
}

function listOf(hits: SearchHit[], title?: PlainTextKey): ShownList {
  const groups = groupHits(hits);
  return { groups, hits: groups.flat(), title };
}

/** Puts the hits of a page together, at the place of the page's first one. */
function groupHits(hits: readonly SearchHit[]): SearchHit[][] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = hit.link.replace(/#.*$/s, '');
    groups.set(page, [...(groups.get(page) ?? []), hit]);
  }
  return [...groups.values()];
}
