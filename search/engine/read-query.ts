import { type CohesionOf, cutRun } from './cut-run';
import { foldWord } from './fold-word';
import { isStopWord } from './stop-words';
import { readWords, type Script, type Word } from './tokenise';

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

/**
 * Reads what a reader typed or pasted.
 *
 * @param cohesionOf tells where words of Chinese meet
 */
export function readQuery(query: string, cohesionOf: CohesionOf = () => 0): Query {
  const clean = query.replace(CONTROL, ' ');
  const typed = readWords(clean).slice(0, MOST_WORDS);
  const words = typed.flatMap((word) => (word.script === 'cjk' ? wordsOf(word, clean, cohesionOf) : [word]));
  const unitOf = ({ whole, script, start, length, leaves }: Word, word: number): Unit => ({
    text: whole,
    script,
    leaves: leaves.map(({ term }) => term),
    isUnfinished: start + length === clean.length,
    word,
  });
  const telling = words.map(unitOf).filter(({ text }) => !isStopWord(text));
  return {
    words: words.map(({ start, length }) => clean.slice(start, start + length)),
    units: telling.length > 0 ? telling : typed.map(unitOf),
  };
}

/** The words of a run, `clean` being what it was read from. */
function wordsOf(run: Word, clean: string, cohesionOf: CohesionOf): Word[] {
  return cutRun(clean.slice(run.start, run.start + run.length), cohesionOf).map((piece) => {
    const start = run.start + piece.start;
    const { length } = piece.text;
    const leaves = run.leaves.filter((leaf) => leaf.start >= start && leaf.start + leaf.length <= start + length);
    return { ...run, whole: foldWord(piece.text), start, length, parts: leaves, leaves };
  });
}
