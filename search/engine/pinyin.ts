import type { HighlightRange } from '../types';
import type { Section } from './read-sections';

/** The pronunciations of a Chinese character, or a word of another script as it is written. */
export type Syllable = { sounds: readonly string[]; start: number; length: number; isChinese: boolean };

/** Initials of two letters. */
const LONG_INITIAL = /^[zcs]h/;
/** A single syllable has to be typed in full and be this long, or every word would match something. */
const SHORTEST_SYLLABLE = 3;

/** The pinyin of Chinese titles and headings, for readers who type Latin letters or a homophone. */
export class Pinyin {
  readonly #sounds = new Map<string, string[]>();
  readonly #headings: { section: Section; syllables: Syllable[] }[] = [];

  /** @param table syllables with the characters that have them, as `guo过 zhong中重`; empty outside Chinese */
  constructor(table: string, sections: readonly Section[]) {
    for (const [, syllable = '', characters = ''] of table.matchAll(/([a-z]+)([^a-z\s]+)/g)) {
      for (const character of characters)
        this.#sounds.set(character, [...(this.#sounds.get(character) ?? []), syllable]);
    }
    if (this.#sounds.size === 0) return;
    this.#headings = sections.map((section) => ({ section, syllables: this.syllablesOf(section.heading.text) }));
  }

  /** The sections whose titles or headings sound as typed, with the share of the heading that does. */
  find(typed: string): { section: Section; share: number }[] {
    return this.#headings.flatMap(({ section, syllables }) => {
      const match = matchPinyin(syllables, typed);
      return match.length > 0 ? [{ section, share: match.length / syllables.length }] : [];
    });
  }

  /** The pinyin of a Chinese word; empty where no heading has one of its characters. */
  spell(word: string): string {
    const syllables = [...word].map((character) => this.#sounds.get(character)?.[0]);
    return syllables.includes(undefined) ? '' : syllables.join('');
  }

  /** The part of a text that sounds as typed. */
  highlight(text: string, typed: string): HighlightRange[] {
    const match = this.#sounds.size > 0 ? matchPinyin(this.syllablesOf(text), typed) : [];
    const [first, last] = [match[0], match.at(-1)];
    return first && last ? [{ start: first.start, length: last.start + last.length - first.start }] : [];
  }

  syllablesOf(text: string): Syllable[] {
    const units = text.matchAll(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu);
    return [...units].map(({ 0: unit, index: start }) => {
      const sounds = this.#sounds.get(unit);
      return { sounds: sounds ?? [unit.toLowerCase()], start, length: unit.length, isChinese: sounds !== undefined };
    });
  }
}

/**
 * Finds typed letters among the syllables of a Chinese text: whole syllables, their initials, or both mixed
 * (`leixingsm`), starting at any syllable. The last one may be unfinished.
 */
function matchPinyin(syllables: readonly Syllable[], typed: string): readonly Syllable[] {
  const letters = typed
    .toLowerCase()
    .replace(/[\s'\u2019-]+/g, '')
    .replaceAll('ü', 'v')
    .replace(/([ln])ve/g, '$1ue');
  if (!/^[a-z0-9]+$/.test(letters)) return [];
  for (const [start, { sounds }] of syllables.entries()) {
    const match = syllables.slice(start, start + countFrom(syllables, start, letters));
    const isWhole = sounds.includes(letters) && letters.length >= SHORTEST_SYLLABLE;
    if ((match.length > 1 || isWhole) && match.some(({ isChinese }) => isChinese)) return match;
  }
  return [];
}

/** The number of syllables that the letters take up; 0 where they do not fit. */
function countFrom(syllables: readonly Syllable[], at: number, letters: string): number {
  const { sounds, isChinese } = syllables[at] ?? { sounds: [] };
  for (const sound of sounds) {
    if (sound.startsWith(letters)) return 1;
    const starts = isChinese ? [sound, ...(LONG_INITIAL.exec(sound) ?? []), sound.slice(0, 1)] : [sound];
    for (const part of starts) {
      const rest = letters.startsWith(part) ? countFrom(syllables, at + 1, letters.slice(part.length)) : 0;
      if (rest > 0) return rest + 1;
    }
  }
  return 0;
}
