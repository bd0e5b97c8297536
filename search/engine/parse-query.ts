import { contentRuns, isStopWord, LIGHT } from '../dictionary/stop-words';
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

/** Reads what a reader typed or pasted. */
export function parseQuery(query: string): Query {
  const clean = query.replace(CONTROL, ' ');
  const typed = readWords(clean).slice(0, MOST_WORDS);
  const words = typed.flatMap((word) => (word.script === 'cjk' ? segment(word) : [word]));
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

/** Splits a CJK run at function words, and at the words that the dictionary knows. */
function segment(run: Word): Word[] {
  return contentRuns(run.text).flatMap(({ text, start }) => {
    const cuts = new Set([0, text.length]);
    for (let at = 0; at < text.length; ) {
      const length = Math.max(knownLengthAt(text, at), lightLengthAt(text, at));
      if (length > 1) cuts.add(at).add(at + length);
      at += length;
    }
    const ends = [...cuts].sort((one, other) => one - other);
    return ends.slice(1).map((end, index) => cut(run, start + (ends[index] ?? 0), start + end));
  });
}

function lightLengthAt(text: string, at: number): number {
  for (let length = LONGEST_LIGHT; length > 1; length--) if (LIGHT.has(text.slice(at, at + length))) return length;
  return 1;
}

function cut(run: Word, from: number, to: number): Word {
  const [start, end] = [run.start + from, run.start + to];
  const leaves = run.leaves.filter((leaf) => leaf.start >= start && leaf.start + leaf.length <= end);
  return { ...run, text: run.text.slice(from, to), start, length: to - from, parts: leaves, leaves };
}
