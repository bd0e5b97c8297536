import { EVERYDAY } from '../dictionary/everyday-words';
import { OTHER_NAMES, TOPICS } from '../dictionary/other-names';
import { GROUPS, type Row } from '../dictionary/synonyms';
import { stemOf } from './full-text-index';
import { nameOf } from './tokenize';

/** What the pages say for a word of the reader. */
export interface Synonyms {
  /** Alternatives; all words of one have to match. */
  words: string[];
  /** Whether they name the same thing, or what has to do with it. */
  kind: 'synonym' | 'related';
}

/** Synonyms for the words of a query from `from` up to, but not including, `to`. */
export interface Expansion extends Synonyms {
  from: number;
  to: number;
}

const LONGEST_PHRASE = 4;
/** The objects in which other tools keep their options: `rollupOptions.output.globals`, `build.sourcemap`. */
const OWNERS = /^(?:buildconfig|build|compileroptions|rollupoptions|rollup|output|options|lib(?!rary))+/;
const HAN_RUN = /^\p{Script=Han}{2,}$/u;

const synonyms = new Map<string, Synonyms>();
for (const row of GROUPS) learn(row, 'synonym', true);
for (const row of OTHER_NAMES) learn(row, 'synonym', false);
for (const row of [...TOPICS, ...EVERYDAY]) learn(row, 'related', false);
const longestRun = Math.max(...[...synonyms.keys()].filter((key) => HAN_RUN.test(key)).map(({ length }) => length));

function learn(row: Row, kind: Synonyms['kind'], isMutual: boolean): void {
  const { pages, readers } = readRow(row);
  for (const word of isMutual ? [...pages, ...readers] : readers) synonyms.set(keyOf(word), { words: pages, kind });
}

/** The words of a dictionary row in lower case. */
export function readRow([pages, readers]: Row): { pages: string[]; readers: string[] } {
  const split = (list = '') => list.toLowerCase().split(', ').filter(Boolean);
  return { pages: split(pages), readers: split(readers) };
}

/** Equal for all spellings of a word or phrase, and for its plural: `noExternal`, `no-external`, `no externals`. */
export function keyOf(phrase: string): string {
  const name = nameOf(phrase);
  return stemOf(name);
}

/** Synonyms for a word, or for a phrase as a whole. */
export function synonymsOf(phrase: string): Synonyms | undefined {
  const found = synonyms.get(keyOf(phrase)) ?? synonyms.get(keyOf(nameOf(phrase).replace(OWNERS, '')));
  const words = found?.words.filter((word) => word !== phrase.toLowerCase()) ?? [];
  return found && words.length > 0 ? { ...found, words } : undefined;
}

/**
 * Finds synonyms for the words and phrases of a query. Those for a part of a known phrase are left out.
 *
 * @param words all of the query, stop words included
 */
export function expandSynonyms(words: readonly string[]): Expansion[] {
  const found = words.flatMap((_, from) =>
    words.slice(from, from + LONGEST_PHRASE).flatMap((_, index): Expansion[] => {
      const to = from + index + 1;
      const known = synonymsOf(words.slice(from, to).join(' '));
      return known ? [{ from, to, ...known }] : [];
    }),
  );
  const isInside = (one: Expansion, other: Expansion) => other !== one && other.from <= one.from && other.to >= one.to;
  return found.filter((one) => !found.some((other) => isInside(one, other)));
}

/** The length of the longest known Chinese word that starts at a position; 1 where there is none. */
export function knownLengthAt(run: string, start: number): number {
  for (let length = Math.min(longestRun, run.length - start); length > 1; length--) {
    if (synonyms.has(run.slice(start, start + length))) return length;
  }
  return 1;
}
