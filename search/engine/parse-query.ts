import { contentRuns, isLightWord, isParticle, isStopWord } from '../dictionary/stop-words';
import { knownLengthAt } from './expand-synonyms';
import { readWords, type Script, type Word } from './tokenize';

/** One word of a query. */
export interface QueryTerm {
  text: string;
  script: Script;
  /** The smallest parts of an identifier, or the pairs of a CJK run. Empty for a plain word. */
  leaves: string[];
  /** The reader may still be typing it. */
  isUnfinished: boolean;
  /** The position of its word in the query. */
  word: number;
}

export interface Query {
  /** All words, as typed. */
  words: string[];
  /** The words to look for: without stop words, unless there is nothing else. */
  terms: QueryTerm[];
}

/** Longer queries are pasted messages. The rest adds nothing. */
const MOST_WORDS = 32;
/** Colours and other codes that come along when a reader copies from a terminal. */
const CONTROL = /\u001b\[[0-9;]*[a-z]|\p{Cc}/giu;
const LONGEST_LIGHT = 3;
/** A character that may be a word of its own is one where the pages join it to its neighbours less than this. */
const STANDS_ALONE = 0.3;

/** How much a pair of Chinese characters is one word of the pages, from 0 to 1. */
export type CohesionOf = (pair: string) => number;

/** Reads what a reader typed or pasted. */
export function parseQuery(query: string, cohesionOf: CohesionOf = () => 0): Query {
  const clean = query.replace(CONTROL, ' ');
  const typed = readWords(clean).slice(0, MOST_WORDS);
  const words = typed.flatMap((word) => (word.script === 'cjk' ? segment(word, cohesionOf) : [word]));
  const toTerm = ({ text, script, start, length, leaves }: Word, word: number): QueryTerm => ({
    text: text.toLowerCase(),
    script,
    leaves: leaves.map((leaf) => leaf.text),
    isUnfinished: start + length === clean.length,
    word,
  });
  const terms = words.map(toTerm).filter(({ text }) => !isStopWord(text));
  return {
    words: words.map(({ start, length }) => clean.slice(start, start + length)),
    terms: terms.length > 0 ? terms : typed.map(toTerm),
  };
}

/** Splits a CJK run at function words, at the words that the dictionary knows, and at particles between those. */
function segment(run: Word, cohesionOf: CohesionOf): Word[] {
  return contentRuns(run.text).flatMap(({ text, start }) => {
    const cuts = new Set([0, text.length]);
    for (let at = 0; at < text.length; ) {
      const length = Math.max(knownLengthAt(text, at), lightLengthAt(text, at));
      if (length > 1) cuts.add(at).add(at + length);
      else if (cuts.has(at) && standsAlone(text, at, cohesionOf)) cuts.add(at + 1);
      at += length;
    }
    const ends = [...cuts].sort((one, other) => one - other);
    return ends.slice(1).map((end, index) => cut(run, start + (ends[index] ?? 0), start + end));
  });
}

function standsAlone(text: string, at: number, cohesionOf: CohesionOf): boolean {
  const pairs = [text.slice(Math.max(0, at - 1), at + 1), text.slice(at, at + 2)];
  return isParticle(text.charAt(at)) && pairs.every((pair) => pair.length < 2 || cohesionOf(pair) <= STANDS_ALONE);
}

function lightLengthAt(text: string, at: number): number {
  for (let length = LONGEST_LIGHT; length > 1; length--) if (isLightWord(text.slice(at, at + length))) return length;
  return 1;
}

function cut(run: Word, from: number, to: number): Word {
  const [start, end] = [run.start + from, run.start + to];
  const leaves = run.leaves.filter((leaf) => leaf.start >= start && leaf.start + leaf.length <= end);
  return { ...run, text: run.text.slice(from, to), start, length: to - from, parts: leaves, leaves };
}
