import { stemmer } from 'stemmer';
import { EVERYDAY } from './everyday-words';
import { GROUPS, type Row } from './synonym-groups';
import { OTHER_NAMES, TOPICS } from './synonym-names';

/** Other words for a part of a query. */
export interface Synonyms {
  /** Any of them will do; of one that has spaces, all words must match. */
  words: string[];
  /** How good a stand-in they are, from 0 to 1. */
  weight: number;
}

/** Other words for the terms of a query from `from` up to, but not including, `to`. */
export interface Expansion extends Synonyms {
  from: number;
  to: number;
}

const LONGEST_PHRASE = 4;
/** Where other tools keep their options: `rollupOptions.output.globals`, `build.sourcemap`. */
const OWNERS = /^(?:buildconfig|build|compileroptions|rollupoptions|rollup|output|options|lib(?!rary))+/;
const HAN_RUN = /^\p{Script=Han}{2,}$/u;

const synonyms = new Map<string, Synonyms>();
for (const row of GROUPS) learn(row, 0.9, true);
for (const row of OTHER_NAMES) learn(row, 0.85, false);
for (const row of TOPICS) learn(row, 0.6, false);
for (const row of EVERYDAY) learn(row, 0.5, false);
const longestRun = Math.max(...[...synonyms.keys()].filter((key) => HAN_RUN.test(key)).map(({ length }) => length));

function learn(row: Row, weight: number, isMutual: boolean): void {
  const { pages, readers } = readRow(row);
  for (const word of isMutual ? [...pages, ...readers] : readers) synonyms.set(keyOf(word), { words: pages, weight });
}

/** The words of a row, as queries have them. */
export function readRow([pages, readers]: Row): { pages: string[]; readers: string[] } {
  const split = (list = '') => list.toLowerCase().split(', ').filter(Boolean);
  return { pages: split(pages), readers: split(readers) };
}

/** What the spellings and forms of a word share: `noExternal`, `no-external` and `no externals` are one. */
export function keyOf(phrase: string): string {
  const letters = lettersOf(phrase);
  return /^[a-z]{3,}$/.test(letters) ? stemmer(letters) : letters;
}

function lettersOf(phrase: string): string {
  return phrase.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Other words for a word, or for a phrase as a whole. */
export function synonymsOf(phrase: string): Synonyms | undefined {
  const found = synonyms.get(keyOf(phrase)) ?? synonyms.get(keyOf(lettersOf(phrase).replace(OWNERS, '')));
  const words = found?.words.filter((word) => word !== phrase.toLowerCase()) ?? [];
  return found && words.length > 0 ? { words, weight: found.weight } : undefined;
}

/**
 * Finds other words for what a query says.
 *
 * @param terms its words, before any English one is left out
 */
export function expand(terms: readonly string[]): Expansion[] {
  return terms.flatMap((_, from) => {
    const ends = Array.from({ length: LONGEST_PHRASE }, (_, index) => from + index + 1).filter(
      (to) => to <= terms.length,
    );
    return ends.flatMap((to) => {
      const found = synonymsOf(terms.slice(from, to).join(' '));
      return found ? [{ from, to, ...found }] : [];
    });
  });
}

/** How long the longest Chinese word is that starts here and that we know; 1 where there is none. */
export function knownLengthAt(run: string, start: number): number {
  const lengths = Array.from({ length: longestRun - 1 }, (_, index) => longestRun - index);
  return lengths.find((length) => start + length <= run.length && synonyms.has(run.slice(start, start + length))) ?? 1;
}
