import { EVERYDAY } from '../dictionary/everyday-words';
import { OTHER_NAMES, TOPICS } from '../dictionary/other-names';
import { LIGHT } from '../dictionary/stop-words';
import { GROUPS, type Row } from '../dictionary/synonyms';
import { stemOf } from './full-text-index';
import { nameOf } from './tokenize';

/** The pages' words for a word of the reader. */
export interface Synonyms {
  /** Alternatives; all words of an alternative have to match. */
  words: string[];
  /** Whether they mean the same, or are only related. */
  kind: 'synonym' | 'related';
}

/** Synonyms for the words of a query from `from` up to, but not including, `to`. */
export interface Expansion extends Synonyms {
  from: number;
  to: number;
}

const LONGEST_PHRASE = 4;
const HAN_RUN = /^\p{Script=Han}{2,}$/u;

const synonyms = new Map<string, Synonyms>();
for (const row of GROUPS) learn(row, 'synonym', true);
for (const row of OTHER_NAMES) learn(row, 'synonym', false);
for (const row of [...TOPICS, ...EVERYDAY]) learn(row, 'related', false);
/** The Chinese words that the dictionary knows. */
export const chineseWords = [...synonyms.keys()].filter((key) => HAN_RUN.test(key));
const longestRun = Math.max(...chineseWords.map(({ length }) => length));

function learn(row: Row, kind: Synonyms['kind'], isMutual: boolean): void {
  const { pages, readers } = readRow(row);
  for (const word of isMutual ? [...pages, ...readers] : readers) synonyms.set(keyOf(word), { words: pages, kind });
}

/** The words of a row, in lower case. */
export function readRow([pages, readers]: Row): { pages: string[]; readers: string[] } {
  const split = (list = '') => list.toLowerCase().split(', ').filter(Boolean);
  return { pages: split(pages), readers: split(readers) };
}

/** The same key for all spellings of a word or phrase and its plural: `noExternal`, `no-external`, `no externals`. */
export function keyOf(phrase: string): string {
  return stemOf(nameOf(phrase));
}

/** Synonyms for a word or a whole phrase. */
export function synonymsOf(phrase: string): Synonyms | undefined {
  const found = synonyms.get(keyOf(phrase));
  const words = found?.words.filter((word) => word !== phrase.toLowerCase()) ?? [];
  return found && words.length > 0 ? { ...found, words } : undefined;
}

/**
 * Finds synonyms for the words and phrases of a query. A known phrase wins over its parts.
 *
 * @param words all words of the query, including stop words
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

/** The length of the longest Chinese word at a position that the dictionary has, or 1. */
export function knownLengthAt(run: string, start: number): number {
  for (let length = Math.min(longestRun, run.length - start); length > 1; length--) {
    const word = run.slice(start, start + length);
    if (synonyms.has(word) || LIGHT.has(word)) return length;
  }
  return 1;
}
