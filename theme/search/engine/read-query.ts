import { contentRuns, isStopWord } from './stop-words';
import { readWords, type Script } from './tokenise';

/** One thing that a query asks for. */
export interface Unit {
  /** Folded; a name without its joints. */
  text: string;
  script: Script;
  /** The smallest parts of a name, or the pairs of a run of characters; empty where there are none. */
  leaves: string[];
  /** The reader may still be typing it. */
  isUnfinished: boolean;
  /** The place of the word that it is, or is a part of, among the words of the query. */
  word: number;
}

export interface Query {
  /** All words, as typed. */
  words: string[];
  /** What says something; everything where nothing does. */
  units: Unit[];
}

/** More words than this are an error message or an accident, and the rest adds nothing. */
const MOST_WORDS = 32;
/** What terminals add to text. */
const CONTROL = /\u001b\[[0-9;]*[a-z]|\p{Cc}/giu;

/** Reads what a reader typed or pasted. */
export function readQuery(query: string): Query {
  const clean = query.replace(CONTROL, ' ');
  const words = readWords(clean).slice(0, MOST_WORDS);
  const all = words.map(({ whole, script, start, length, leaves }, word): Unit => {
    return {
      text: whole,
      script,
      leaves: leaves.map(({ term }) => term),
      isUnfinished: start + length === clean.length,
      word,
    };
  });
  const telling = all.flatMap((unit) =>
    unit.script === 'cjk' ? tellingParts(unit) : isStopWord(unit.text) ? [] : [unit],
  );
  return {
    words: words.map(({ start, length }) => clean.slice(start, start + length)),
    units: telling.length > 0 ? telling : all,
  };
}

function tellingParts(unit: Unit): Unit[] {
  return contentRuns(unit.text).map(({ text, start }) => ({
    ...unit,
    text,
    leaves: unit.leaves.slice(start, start + [...text].length - 1),
    isUnfinished: unit.isUnfinished && start + text.length === unit.text.length,
  }));
}
