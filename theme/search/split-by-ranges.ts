import type { HighlightRange } from '../../search/types';

/** A stretch of a text that matched, or that did not. */
export type TextPart = { text: string; isMatch: boolean };

/**
 * Cuts a text at the edges of its matches. Ranges may overlap, come in any order, and reach outside
 * the text; no cut goes through a character of two UTF-16 units.
 *
 * @returns parts that joined are the text, matches and others in turn
 */
export function splitByRanges(text: string, ranges: readonly HighlightRange[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of merged(text, ranges)) {
    if (match.start > end) parts.push({ text: text.slice(end, match.start), isMatch: false });
    parts.push({ text: text.slice(match.start, match.end), isMatch: true });
    end = match.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

type Stretch = { start: number; end: number };

/** Ranges in the text's order, apart from each other. */
function merged(text: string, ranges: readonly HighlightRange[]): Stretch[] {
  const stretches = ranges
    .filter(({ length }) => length > 0)
    .map(({ start, length }) => ({
      start: beforePair(text, clamp(start, text.length)),
      end: afterPair(text, clamp(start + length, text.length)),
    }))
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start);
  const apart: Stretch[] = [];
  for (const stretch of stretches) {
    const last = apart.at(-1);
    if (last && stretch.start <= last.end) last.end = Math.max(last.end, stretch.end);
    else apart.push(stretch);
  }
  return apart;
}

/** What is no number counts as the text's start. */
function clamp(index: number, length: number): number {
  return Math.min(Math.max(Math.trunc(index) || 0, 0), length);
}

function beforePair(text: string, index: number): number {
  return isInPair(text, index) ? index - 1 : index;
}

function afterPair(text: string, index: number): number {
  return isInPair(text, index) ? index + 1 : index;
}

function isInPair(text: string, index: number): boolean {
  return (text.codePointAt(index - 1) ?? 0) > 0xffff;
}
