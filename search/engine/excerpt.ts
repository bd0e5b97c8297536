import type { HighlightRange } from '../types';
import type { IndexedText } from './full-text-index';
import type { Match } from './match-terms';

/** An occurrence of query terms in a text. */
export interface Mark {
  /** The positions of the query terms. */
  terms: number[];
  start: number;
  length: number;
}

/** The width of an excerpt; wide characters count as 3. */
const WIDTH = 100;
const WIDE =
  /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\ud800-\udbff]/;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}_$]/u;
const CUT = '…';

/** Maps an index term to the positions of the query terms that it matches. */
export type MarkedTerms = ReadonlyMap<string, number[]>;

/** The index terms to highlight, of all query terms. */
export function markedTerms(matches: readonly Match[]): MarkedTerms {
  const marked = new Map<string, number[]>();
  for (const [at, { marks }] of matches.entries()) {
    for (const term of marks) marked.set(term, [...(marked.get(term) ?? []), at]);
  }
  return marked;
}

/** The occurrences of query terms in a text, in order; nested ones are all listed. */
export function findMarks({ tokens }: IndexedText, marked: MarkedTerms): Mark[] {
  const marks: Mark[] = [];
  for (const { term, start, length } of tokens) {
    const terms = marked.get(term);
    if (terms) marks.push({ terms, start, length });
  }
  return marks;
}

/**
 * The range of a text, at most `width` wide, that covers the most of a query.
 *
 * @param marks in order of their position
 * @returns undefined if there are no marks
 */
export function findWindow(
  marks: readonly Mark[],
  matches: readonly Match[],
  width: number,
  widthOf: (start: number, end: number) => number,
): { start: number; end: number; terms: Set<number> } | undefined {
  let best: ReturnType<typeof findWindow>;
  let most = 0;
  for (const [first, { start }] of marks.entries()) {
    const terms = new Set<number>();
    let weight = 0;
    let end = start;
    for (let at = first; at < marks.length; at++) {
      const mark = marks[at] as Mark;
      if (widthOf(start, mark.start + mark.length) > width && mark.start > start) break;
      end = Math.max(end, mark.start + mark.length);
      for (const term of mark.terms) {
        if (terms.has(term)) continue;
        terms.add(term);
        weight += matches[term]?.weight ?? 0;
      }
    }
    // On a tie, keep the first.
    if (weight > most + 1e-6) [best, most] = [{ start, end, terms }, weight];
  }
  return best;
}

/** The ranges to highlight in a text that is shown in full. */
export function highlight(text: IndexedText, marked: MarkedTerms): HighlightRange[] {
  return joinRanges(findMarks(text, marked));
}

/** An excerpt of about 100 characters (or 33 wide ones), cut at words, around the best matches; else the beginning of the text. */
export function excerptOf(
  source: IndexedText,
  matches: readonly Match[],
  marked: MarkedTerms,
): { text: string; highlights: HighlightRange[] } {
  const { text } = source;
  const marks = findMarks(source, marked);
  const widths = widthsOf(text);
  const widthOf = (from: number, to: number) => (widths[to] ?? 0) - (widths[from] ?? 0);
  const window = findWindow(marks, matches, WIDTH, widthOf) ?? { start: 0, end: 0 };
  let { start, end } = window;
  // Put a third of the spare width before the matches; at either end of the text, use all of it on the other side.
  const before = (WIDTH - widthOf(start, end)) / 3;
  while (start > 0 && widthOf(start - 1, window.start) <= before) start--;
  while (end < text.length && widthOf(start, end + 1) <= WIDTH) end++;
  while (start > 0 && widthOf(start - 1, end) <= WIDTH) start--;
  while (start > 0 && start < window.start && isInWord(text, start)) start++;
  while (end < text.length && end > window.end && isInWord(text, end)) end--;
  const lead = start > 0 ? CUT : '';
  const shown = text.slice(start, end);
  const shift = lead.length - start - (shown.length - shown.trimStart().length);
  const inside = marks.filter((mark) => mark.start >= start && mark.start + mark.length <= end);
  return {
    text: lead + shown.trim() + (end < text.length ? CUT : ''),
    highlights: joinRanges(inside).map((range) => ({ ...range, start: range.start + shift })),
  };
}

/** Prefix sums of the character widths. */
function widthsOf(text: string): Uint32Array {
  const widths = new Uint32Array(text.length + 1);
  for (let at = 0; at < text.length; at++) {
    const isWide = text.charCodeAt(at) >= 0x1100 && WIDE.test(text.charAt(at));
    widths[at + 1] = (widths[at] ?? 0) + (isWide ? 3 : 1);
  }
  return widths;
}

function isInWord(text: string, index: number): boolean {
  const [before, after] = [text.charAt(index - 1), text.charAt(index)];
  if (/[\udc00-\udfff]/.test(after)) return true;
  return WORD_CHARACTER.test(before) && WORD_CHARACTER.test(after) && !WIDE.test(before) && !WIDE.test(after);
}

function joinRanges(marks: readonly Mark[]): HighlightRange[] {
  const ranges: HighlightRange[] = [];
  for (const { start, length } of [...marks].sort((one, other) => one.start - other.start)) {
    const last = ranges.at(-1);
    if (last && start <= last.start + last.length) last.length = Math.max(last.length, start + length - last.start);
    else ranges.push({ start, length });
  }
  return ranges;
}
