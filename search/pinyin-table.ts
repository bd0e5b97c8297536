import { pinyin } from 'pinyin-pro';
import { headingsOf } from './engine/read-sections.ts';
import type { SearchDocument } from './types.ts';

const HAN = /\p{Script=Han}/gu;

/**
 * The pinyin of all Chinese characters in titles, headings and keywords, and in words that are looked for by their
 * sound. A character has all its readings.
 *
 * @returns syllables with their characters, as `guo过 zhong中重`; empty if no title is Chinese
 */
export function pinyinTable(documents: readonly SearchDocument[], words: readonly string[] = []): string {
  const texts = documents.flatMap((document) => [
    document.title,
    ...(document.keywords ?? []),
    ...headingsOf(document).flatMap(({ text, keywords = [] }) => [text, ...keywords]),
  ]);
  if (texts.join('').match(HAN) === null) return '';
  const bySyllable = new Map<string, Set<string>>();
  for (const [character] of [...texts, ...words].join('').matchAll(HAN)) {
    for (const reading of pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true })) {
      // `lve` and `nve` are other spellings of `lue` and `nue`.
      const syllable = reading.replace(/^([ln])ve$/, '$1ue');
      bySyllable.set(syllable, (bySyllable.get(syllable) ?? new Set()).add(character));
    }
  }
  // This order compresses best.
  return [...bySyllable]
    .map(([syllable, characters]) => syllable + [...characters].sort().join(''))
    .sort()
    .join(' ');
}
