import { matchPinyin, type PinyinMatch, type Syllable, syllableRanges } from './pinyin-match';
import type { Section } from './read-sections';
import { FIELDS } from './section-index';

/** How Chinese titles and headings sound, for readers who type Latin letters. */
export class Sounds {
  /** How characters may sound. */
  readonly #sounds = new Map<string, string[]>();
  readonly #places: { place: number; syllables: Syllable[] }[] = [];

  constructor(sections: readonly Section[]) {
    const { sounds = '' } = sections.find(({ document }) => document.sounds)?.document ?? {};
    for (const [, syllable = '', characters = ''] of sounds.matchAll(/([a-z]+)([^a-z\s]+)/g)) {
      for (const character of characters)
        this.#sounds.set(character, [...(this.#sounds.get(character) ?? []), syllable]);
    }
    if (this.#sounds.size === 0) return;
    for (const { number, first, heading } of sections) {
      this.#places.push({
        place: number * FIELDS.length + (number === first ? 0 : 1),
        syllables: this.#syllablesOf(heading),
      });
    }
  }

  /** Where something sounds as typed; `share` tells how much of the title or heading that is. */
  find(typed: string): { place: number; share: number }[] {
    return this.#places.flatMap(({ place, syllables }) => {
      const match = matchPinyin(syllables, typed);
      return match ? [{ place, share: match.length / syllables.length }] : [];
    });
  }

  /** How a Chinese word sounds, to be looked for; undefined where a character of it is in no title and no heading. */
  spell(word: string): string | undefined {
    const syllables = [...word].map((character) => this.#sounds.get(character)?.[0]);
    return syllables.includes(undefined) ? undefined : syllables.join('');
  }

  /** The characters of a text that sound as typed: from which one on, and how many. */
  findIn(text: string, typed: string): PinyinMatch | undefined {
    const ranges = syllableRanges(text);
    const match = this.#sounds.size > 0 ? matchPinyin(this.#syllablesOf(text), typed) : undefined;
    const [first, last] = match ? [ranges[match.start], ranges[match.start + match.length - 1]] : [];
    return first && last ? { start: first.start, length: last.start + last.length - first.start } : undefined;
  }

  #syllablesOf(text: string): Syllable[] {
    return syllableRanges(text).map(({ start, length }) => {
      const unit = text.slice(start, start + length);
      return this.#sounds.get(unit) ?? unit.toLowerCase();
    });
  }
}
