import type { HighlightRange, SearchHit } from '../../search/types';
import type { PlainTextKey } from '../../shared/texts';
import type { SessionState } from './create-session';

type Group = [SearchHit, ...SearchHit[]];

/** The rows to show: results or a substitute. */
export type ShownList = {
  /** Hits grouped by page. */
  groups: Group[];
  /** All hits, in the order of the groups. */
  hits: SearchHit[];
  /** The heading of the list, if the rows are not results. */
  title?: PlainTextKey;
};

/**
 * Chooses the rows to show: results, or what comes closest to an unknown message, else pages with similar titles, else popular pages.
 *
 * @param popular shown before the first query and after a failure
 */
export function shownList(state: SessionState, popular: SearchHit[]): ShownList {
  const { asked, answered, hits, nearest, isUnknownMessage, status } = state;
  if (hits.length > 0) return listOf(hits, isUnknownMessage ? 'search.closest' : undefined);
  if (answered !== '') return listOf(nearest, 'search.nearest');
  return listOf(asked === '' || status === 'failed' ? popular : [], 'search.popular');
}

function listOf(hits: SearchHit[], title?: PlainTextKey): ShownList {
  const groups = groupHits(hits);
  return { groups, hits: groups.flat(), title };
}

/** Groups hits by page, in the order of each page's first hit. */
function groupHits(hits: readonly SearchHit[]): Group[] {
  const groups = new Map<string, Group>();
  for (const hit of hits) {
    const page = hit.link.replace(/#.*$/s, '');
    const group = groups.get(page);
    if (group) group.push(hit);
    else groups.set(page, [hit]);
  }
  return [...groups.values()];
}

/** A part of a text that matched, or one that did not. */
export type TextPart = { text: string; isMatch: boolean };

/**
 * Splits a text at the edges of its matches. Ranges may overlap, be unsorted and exceed the text; surrogate pairs are
 * never split.
 *
 * @returns alternating parts that join to the text
 */
export function splitByRanges(text: string, ranges: readonly HighlightRange[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const isMatch = ranges.some(({ start, length }) => length > 0 && start < end && start + length > at);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
    at = end;
  }
  return parts;
}
