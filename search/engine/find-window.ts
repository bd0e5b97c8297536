import type { Match } from './match';
import { rememberLatest } from './remember-latest';
import { tokenise } from './tokenise';

/** The best sections are read again for each letter that a reader types, and splitting them took half of a query's time. */
const tokensOf = rememberLatest(500, tokenise);

/** A matching word in a text. */
export interface Mark {
  /** Which units of the query it stands for, by their place among the matches. */
  units: number[];
  start: number;
  length: number;
}

export interface Window {
  start: number;
  end: number;
  /** The units of the query in it. */
  units: Set<number>;
}

/** Finds the words of a text that match, in order; of words inside each other, all. */
export function findMarks(text: string, matches: readonly Match[]): Mark[] {
  return tokensOf(text).flatMap(({ term, start, length }) => {
    const units = matches.flatMap(({ terms }, unit) => (terms.has(term) ? [unit] : []));
    return units.length > 0 ? [{ units, start, length }] : [];
  });
}

/**
 * Finds the part of a text that has the most of a query.
 *
 * @param width of the part, as `widthOf` measures
 * @param widthOf the width of the text from one index to another
 */
export function findWindow(
  marks: readonly Mark[],
  matches: readonly Match[],
  width: number,
  widthOf: (start: number, end: number) => number,
): Window | undefined {
  let best: Window | undefined;
  let most = 0;
  for (const [first, { start }] of marks.entries()) {
    const units = new Set<number>();
    let end = start;
    for (const mark of marks.slice(first)) {
      if (widthOf(start, mark.start + mark.length) > width && mark.start > start) break;
      end = Math.max(end, mark.start + mark.length);
      for (const unit of mark.units) units.add(unit);
    }
    const weight = [...units].reduce((sum, unit) => sum + (matches[unit]?.weight ?? 0), 0);
    // The text before counts a little, so that of equal parts the first one is taken.
    if (weight > most + 1e-6) [best, most] = [{ start, end, units }, weight];
  }
  return best;
}
