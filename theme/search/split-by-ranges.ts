import type { HighlightRange } from '../../search/types';

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
