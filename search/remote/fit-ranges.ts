import type { HighlightRange } from '../types';

/** More are no help to a reader, and each is an element of the page. */
const MOST_RANGES = 50;

/** Ranges as far as they are inside a text, in whole units; those that are not at all are left out. */
export function fitRanges(ranges: readonly HighlightRange[], { length: end }: string): HighlightRange[] {
  return ranges.slice(0, MOST_RANGES).flatMap((range) => {
    const from = Math.trunc(Math.max(range.start, 0));
    const to = Math.trunc(Math.min(range.start + range.length, end));
    return from < to ? [{ start: from, length: to - from }] : [];
  });
}
