import { contentRuns, LIGHT } from '../dictionary/stop-words';
import { chineseWords } from './expand-synonyms';
import { parseQuery } from './parse-query';
import type { Section } from './read-sections';

const CHINESE_WORD = /^\p{Script=Han}{2,6}$/u;
const known = new Set(chineseWords);
const LONGEST_WORD = 8;
/** In letters. Shorter ones are often English words. */
const SHORTEST_WORD = 4;

/** Replaces typed pinyin and homophones by the Chinese words that they stand for. */
export class Pinyin {
  readonly #sounds = new Map<string, string[]>();
  /** Words of headings, keywords and the dictionary, by pinyin and by its initials: `dabao`, `ksss`. */
  readonly #words = new Map<string, string>();

  /** @param table syllables with their characters, as `guo过 zhong中重`; empty for other languages */
  constructor(table: string, sections: readonly Section[]) {
    for (const [, syllable = '', characters = ''] of table.matchAll(/([a-z]+)([^a-z\s]+)/g)) {
      for (const character of characters)
        this.#sounds.set(character, [...(this.#sounds.get(character) ?? []), syllable]);
    }
    if (this.#sounds.size === 0) return;
    const names = sections.flatMap(({ heading, keywords }) => [heading, ...keywords]);
    const named = names
      .flatMap(({ text }) => [text, ...parseQuery(text).words])
      .filter((word) => CHINESE_WORD.test(word));
    const words = [...named, ...chineseWords];
    for (const word of words) for (const initials of this.#spell(word, 1)) this.#words.set(initials, word);
    for (const word of words) for (const spelling of this.#spell(word)) this.#words.set(spelling, word);
  }

  /**
   * @param isKnown whether a word or a pair of characters occurs on the pages
   * @returns the query in correct spelling
   */
  correct(query: string, isKnown: (word: string) => boolean): string {
    if (this.#words.size === 0) return query;
    return query
      .replace(/\p{Script=Han}{2,}/gu, (run) => this.#correctRun(run, isKnown))
      .replace(/[a-z]+/gi, (typed) => (isKnown(typed) ? typed : (this.#decode(typed.toLowerCase()) ?? typed)));
  }

  /** All ways to spell a Chinese word, or the first letters of its syllables; none if a character has no reading. */
  #spell(word: string, letters?: number): string[] {
    return [...word].reduce<string[]>(
      (spelled, character) => {
        const sounds = this.#sounds.get(character) ?? [];
        return spelled.flatMap((before) => sounds.map((sound) => before + sound.slice(0, letters)));
      },
      [''],
    );
  }

  /** Replaces the longest homophone first. One that the pages contain, or whose replacement would cut a word, stays. */
  #correctRun(run: string, isKnown: (pair: string) => boolean): string {
    for (let length = Math.min(run.length, LONGEST_WORD); length > 1; length--) {
      for (let at = 0; at + length <= run.length; at++) {
        const part = run.slice(at, at + length);
        const word = this.#spell(part).flatMap((spelling) => this.#words.get(spelling) ?? [])[0] ?? '';
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

  /** Splits letters into known words, the longest first, of which the last may be unfinished; undefined if that fails. */
  #decode(letters: string): string | undefined {
    for (let length = letters.length; length >= SHORTEST_WORD; length--) {
      const word = this.#words.get(letters.slice(0, length));
      const rest = word && (length === letters.length ? '' : this.#decode(letters.slice(length)));
      if (rest !== undefined && word) return word + rest;
    }
    const [, word] = [...this.#words].find(([spelling]) => spelling.startsWith(letters)) ?? [];
    return letters.length >= SHORTEST_WORD ? word : undefined;
  }
}

/** Whether a text is a word of the dictionary, or a common or function word. */
function isWord(text: string): boolean {
  return text.length > 1 && (known.has(text) || LIGHT.has(text) || contentRuns(text).length === 0);
}

function pairsOf(text: string): string[] {
  return [...text].slice(1).map((_, at) => text.slice(at, at + 2));
}
