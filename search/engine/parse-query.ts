import { contentRuns, isStopWord } from '../dictionary/stop-words';
import { knownLengthAt } from './expand-synonyms';
import { readWords, type Script, type Word } from './tokenize';

/** A word to search for. */
export interface QueryTerm {
  text: string;
  script: Script;
  /** The smallest parts of an identifier, or the bigrams of a CJK run. Empty for a plain word. */
  leaves: string[];
  /** Whether the reader may still be typing it. */
  isUnfinished: boolean;
  /** The index of its word in the query. */
  word: number;
}

/** A tokenized query. */
export interface Query {
  /** All words as typed. */
  words: string[];
  /** The words to search for: without stop words, unless there is nothing else. */
  terms: QueryTerm[];
}

/** Longer queries are pasted messages; further words add nothing. */
const MOST_WORDS = 32;
/** ANSI escapes and other control characters in text copied from a terminal. */
const CONTROL = /\u001b\[[0-9;]*[a-z]|\p{Cc}/giu;
/** A path with folders of the reader, and the file that it ends with. */
const PATH = /(?<![\w@/!])(?!@)(?:[a-z]:)?(?:[\w@.~-]*[\\/]){3,}(?:[\w-]+(?![\w.-])|([\w.-]*))/gi;
/** Where compilers found an error: `src/index.ts:3:21`, `src/index.ts(3,21)`. */
const LOCATION = /[\w@./\\-]+\.\w+(?::\d+:\d+|\(\d+,\d+\))/g;
/** A file of the reader, of which only the ending says something: `./Card.vue`. */
const RELATIVE = /(?<![\w.])\.{1,2}\/(?:[\w.-]+\/)*[\w-]*((?:\.\w+)*)/g;

/** Tokenizes a query, without control characters and the reader's own paths, and splits Chinese into words. */
export function parseQuery(query: string): Query {
  const clean = query.replace(CONTROL, ' ').replace(LOCATION, ' ').replace(PATH, ' $1').replace(RELATIVE, ' $1');
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

/** Splits a CJK run at function words and at dictionary words, which may contain function words: `丢了`. */
function segment(run: Word): Word[] {
  return contentRuns(run.text, knownLengthAt).flatMap(({ text, start }) => {
    const cuts = new Set([0, text.length]);
    for (let at = 0; at < text.length; ) {
      const length = knownLengthAt(text, at);
      if (length > 1) cuts.add(at).add(at + length);
      at += length;
    }
    const ends = [...cuts].sort((one, other) => one - other);
    return ends.slice(1).map((end, index) => cut(run, start + (ends[index] ?? 0), start + end));
  });
}

function cut(run: Word, from: number, to: number): Word {
  const [start, end] = [run.start + from, run.start + to];
  const leaves = run.leaves.filter((leaf) => leaf.start >= start && leaf.start + leaf.length <= end);
  return { ...run, text: run.text.slice(from, to), start, length: to - from, parts: leaves, leaves };
}
