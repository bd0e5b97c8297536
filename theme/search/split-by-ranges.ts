import type { HighlightRange } from '../../search/types';

/** A stretch of a text that matched, or that did not. */
export type TextPart = { text: string; isMatch: boolean };

/**
 * Cuts a text at the edges of its matches. Ranges may overlap, come in any order, and reach outside the text; no cut
 * goes through a character of two UTF-16 units.
 *
 * @returns parts that joined are the text, matches and others in turn
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
