import { contentRuns, LIGHT } from '../dictionary/stop-words';
import type { HighlightRange } from '../types';
import { chineseWords } from './expand-synonyms';
import { parseQuery } from './parse-query';
import type { Section } from './read-sections';

/** A Chinese character with its readings, or a word of another script as written. */
export type Syllable = { sounds: readonly string[]; start: number; length: number; isChinese: boolean };

const LONG_INITIAL = /^[zcs]h/;
/** A single syllable has to be complete and this long, or every word would match something. */
const SHORTEST_SYLLABLE = 3;

const CHINESE_WORD = /^\p{Script=Han}{2,6}$/u;
const known = new Set(chineseWords);
const LONGEST_WORD = 8;
/** In letters. Shorter ones are often English words. */
const SHORTEST_WORD = 4;

/** Matches typed pinyin or homophones with Chinese titles, headings and known words. */
export class Pinyin {
  readonly #sounds = new Map<string, string[]>();
  /** Words of headings, keywords and the dictionary, by pinyin. */
  readonly #words = new Map<string, string>();
  readonly #headings: { section: Section; syllables: Syllable[] }[] = [];

  /** @param table syllables with their characters, as `guo过 zhong中重`; empty for other languages */
  constructor(table: string, sections: readonly Section[]) {
    for (const [, syllable = '', characters = ''] of table.matchAll(/([a-z]+)([^a-z\s]+)/g)) {
      for (const character of characters)
        this.#sounds.set(character, [...(this.#sounds.get(character) ?? []), syllable]);
    }
    if (this.#sounds.size === 0) return;
    const names = sections.flatMap(({ heading, keywords }) => [heading, ...keywords]);
    const named = names.flatMap(({ text }) => parseQuery(text).words).filter((word) => CHINESE_WORD.test(word));
    for (const word of [...named, ...chineseWords]) this.#words.set(this.spell(word), word);
    this.#words.delete('');
    this.#headings = sections.map((section) => ({ section, syllables: this.#syllablesOf(section.heading.text) }));
  }

  /** Sections whose title or heading matches, with the matched share of the heading. */
  find(typed: string): { section: Section; share: number }[] {
    return this.#headings.flatMap(({ section, syllables }) => {
      const match = matchPinyin(syllables, typed);
      return match.length > 0 ? [{ section, share: match.length / syllables.length }] : [];
    });
  }

  /** The pinyin of a Chinese word; empty unless headings contain all its characters. */
  spell(word: string): string {
    const syllables = [...word].map((character) => this.#sounds.get(character)?.[0]);
    return syllables.includes(undefined) ? '' : syllables.join('');
  }

  /**
   * Replaces pinyin (`dabao`) and homophones by the words that they stand for.
   *
   * @param isKnown whether a word or a pair of characters occurs on the pages
   */
  correct(query: string, isKnown: (word: string) => boolean): string {
    if (this.#words.size === 0) return query;
    return query
      .replace(/\p{Script=Han}{2,}/gu, (run) => this.#correctRun(run, isKnown))
      .replace(/[a-z]+/gi, (typed) => (isKnown(typed) ? typed : (this.#decode(typed.toLowerCase()) ?? typed)));
  }

  /** Replaces the longest homophone first. One that the pages contain, or whose replacement would cut a word, stays. */
  #correctRun(run: string, isKnown: (pair: string) => boolean): string {
    for (let length = Math.min(run.length, LONGEST_WORD); length > 1; length--) {
      for (let at = 0; at + length <= run.length; at++) {
        const part = run.slice(at, at + length);
        const word = this.#words.get(this.spell(part)) ?? '';
        if (word.length !== length || !isWord(word) || isWord(part) || pairsOf(part).every(isKnown)) continue;
        const [before, after] = [run.slice(0, at), run.slice(at + length)];
        const edgesOf = (word: string) => [before.slice(-1) + word.slice(0, 1), word.slice(-1) + after.slice(0, 1)];
        const [edges, kept] = [edgesOf(part), edgesOf(word)];
        if (edges.some((pair, at) => isWord(pair) || (pair !== kept[at] && pair.length > 1 && isKnown(pair)))) continue;
        return this.#correctRun(before, isKnown) + word + this.#correctRun(after, isKnown);
      }
    }
    return run;
  }

  /** Splits letters into known words, the longest first; undefined if that fails. */
  #decode(letters: string): string | undefined {
    for (let length = letters.length; length >= SHORTEST_WORD; length--) {
      const word = this.#words.get(letters.slice(0, length));
      const rest = word && (length === letters.length ? '' : this.#decode(letters.slice(length)));
      if (rest !== undefined && word) return word + rest;
    }
    return undefined;
  }

  /** The range of a text that matches typed pinyin; empty if none does. */
  highlight(text: string, typed: string): HighlightRange[] {
    const match = this.#sounds.size > 0 ? matchPinyin(this.#syllablesOf(text), typed) : [];
    const [first, last] = [match[0], match.at(-1)];
    return first && last ? [{ start: first.start, length: last.start + last.length - first.start }] : [];
  }

  #syllablesOf(text: string): Syllable[] {
    const units = text.matchAll(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu);
    return [...units].map(({ 0: unit, index: start }) => {
      const sounds = this.#sounds.get(unit);
      return { sounds: sounds ?? [unit.toLowerCase()], start, length: unit.length, isChinese: sounds !== undefined };
    });
  }
}

/** Whether a text is a word of the dictionary, or a common or function word. */
function isWord(text: string): boolean {
  return text.length > 1 && (known.has(text) || LIGHT.has(text) || contentRuns(text).length === 0);
}

function pairsOf(text: string): string[] {
  return [...text].slice(1).map((_, at) => text.slice(at, at + 2));
}

/**
 * Matches letters with the syllables of a Chinese text: whole syllables, initials, or a mix (`leixingsm`), starting at
 * any syllable. The last one may be unfinished.
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

/** The number of syllables that the letters cover, or 0 if they do not match. */
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
