import type { HighlightRange } from '../types';
import { findMarks, findWindow, type Mark } from './find-window';
import type { Match } from './match';

/** How long an excerpt is, where a wide character counts as three. */
const WIDTH = 100;
const WIDE =
  /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\ud800-\udbff]/;
/** Inside a word of letters that are no CJK characters, where a text is not to be cut. */
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}_$]/u;
const CUT = '…';

export interface Excerpt {
  text: string;
  highlights: HighlightRange[];
}

/** Marks what matches in a text that is shown whole. */
export function highlight(text: string, matches: readonly Match[]): HighlightRange[] {
  return joinRanges(findMarks(text, matches));
}

/**
 * The part of a text that shows most of a query, in about 100 characters, cut at words; where nothing
 * matches, its beginning.
 */
export function excerptOf(text: string, matches: readonly Match[]): Excerpt {
  const line = text.replace(/\s+/g, ' ').trim();
  const marks = findMarks(line, matches);
  const widths = widthsOf(line);
  const widthOf = (start: number, end: number) => (widths[end] ?? 0) - (widths[start] ?? 0);
  const window = findWindow(marks, matches, WIDTH, widthOf) ?? { start: 0, end: 0 };
  let { start, end } = window;
  // What is left of the width goes a third before and the rest after, or all to one side at an end of the text.
  const before = (WIDTH - widthOf(start, end)) / 3;
  while (start > 0 && widthOf(start - 1, window.start) <= before) start--;
  while (end < line.length && widthOf(start, end + 1) <= WIDTH) end++;
  while (start > 0 && widthOf(start - 1, end) <= WIDTH) start--;
  while (start > 0 && start < window.start && isInWord(line, start)) start++;
  while (end < line.length && end > window.end && isInWord(line, end)) end--;
  const lead = start > 0 ? CUT : '';
  const shown = line.slice(start, end);
  const shift = lead.length - start - (shown.length - shown.trimStart().length);
  const inside = marks.filter((mark) => mark.start >= start && mark.start + mark.length <= end);
  return {
    text: lead + shown.trim() + (end < line.length ? CUT : ''),
    highlights: joinRanges(inside).map((range) => ({ ...range, start: range.start + shift })),
  };
}

/** The width of the text up to each index. */
function widthsOf(text: string): number[] {
  let sum = 0;
  return [0, ...Array.from({ length: text.length }, (_, index) => (sum += WIDE.test(text.charAt(index)) ? 3 : 1))];
}

function isInWord(text: string, index: number): boolean {
  const [before, after] = [text.charAt(index - 1), text.charAt(index)];
  if (/[\udc00-\udfff]/.test(after)) return true;
  return WORD_CHARACTER.test(before) && WORD_CHARACTER.test(after) && !WIDE.test(before) && !WIDE.test(after);
}

/** Words inside each other, and pairs of characters that overlap, are one mark. */
function joinRanges(marks: readonly Mark[]): HighlightRange[] {
  const ranges: HighlightRange[] = [];
  for (const { start, length } of [...marks].sort((one, other) => one.start - other.start)) {
    const last = ranges.at(-1);
    if (last && start <= last.start + last.length) last.length = Math.max(last.length, start + length - last.start);
    else ranges.push({ start, length });
  }
  return ranges;
}
