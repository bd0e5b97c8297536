import { foldWord } from './fold-word';

/** Which of the indexes holds a term. */
export type Script = 'full' | 'cjk' | 'cyrillic';

export interface Token {
  term: string;
  script: Script;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  length: number;
}

/** A word of a text with all terms that it can be found by. */
export interface Word {
  /** As one term: `lib.autoExternal` is `libautoexternal`. For Han text, the characters as they stand. */
  whole: string;
  script: Script;
  start: number;
  length: number;
  /** Smaller terms: segments and parts of a name, pairs of characters. Empty where the word is just itself. */
  parts: Token[];
  /** The smallest of the parts. */
  leaves: Token[];
}

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\u30fc';
const LETTER = `(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}_$])`;
/** Runs of CJK characters, or names with their joints: `@scope/name`, `output.target`, `auto-external`, `--dts`. */
const WORDS = new RegExp(`([${CJK}]+)|(?:(?<![\\p{L}\\p{N}-])--)?${LETTER}+(?:[.\\-/:@+]+${LETTER}+)*`, 'gu');
/** What the whole of a flag, `--dist-path`, starts with. */
export const FLAG = '--';
const SEGMENTS = new RegExp(`${LETTER}+`, 'gu');
/** Where a name has humps: `autoExternal`, `UMDName`, and at underscores. */
const HUMPS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}[\p{Ll}\p{M}]*|[^\p{Lu}\p{Ll}_$]+/gu;
/** Longer chains are addresses and paths, which nobody types as one word. */
const MOST_SEGMENTS = 4;

/** Finds the words of a text. */
export function readWords(text: string): Word[] {
  return [...text.matchAll(WORDS)].map((match) =>
    match[1] === undefined ? readName(match[0], match.index) : readRun(match[1], match.index),
  );
}

/** All terms by which a text can be found. */
export function tokenise(text: string): Token[] {
  return readWords(text).flatMap(({ whole, script, start, length, parts }) =>
    script === 'cjk' && parts.length > 0 ? parts : [{ term: whole, script, start, length }, ...parts],
  );
}

/** Characters that follow each other, two by two: words of a dictionary would cut our vocabulary wrongly. */
function readRun(run: string, at: number): Word {
  const characters = [...run.matchAll(/./gsu)].map((match) => ({ text: match[0], start: at + match.index }));
  const parts = characters.slice(1).map((second, index) => {
    const first = characters[index] ?? second;
    const term = foldWord(first.text + second.text);
    return {
      term,
      script: 'cjk' as const,
      start: first.start,
      length: second.start + second.text.length - first.start,
    };
  });
  return { whole: foldWord(run), script: 'cjk', start: at, length: run.length, parts, leaves: parts };
}

function readName(name: string, at: number): Word {
  const segments = [...name.matchAll(SEGMENTS)].map((segment) => {
    const start = at + segment.index;
    const humps = [...segment[0].matchAll(HUMPS)].map((hump) => tokenOf(hump[0], start + hump.index));
    const whole = tokenOf(segment[0], start);
    return { whole, leaves: humps.length > 1 ? humps : [whole] };
  });
  const joined = segments.length > MOST_SEGMENTS ? '' : segments.map(({ whole }) => whole.term).join('');
  const isFlag = name.startsWith(FLAG);
  const isOne = segments.length === 1 && !isFlag;
  const wholes = isOne ? [] : segments.map(({ whole }) => whole);
  const leaves = segments.flatMap(({ leaves }) => leaves);
  const isLeaf = isOne && leaves.length === 1;
  const { script } = tokenOf(name, at);
  return {
    whole: isFlag ? FLAG + joined : joined,
    script,
    start: at,
    length: name.length,
    parts: isLeaf ? [] : [...wholes, ...leaves.filter((leaf) => !wholes.includes(leaf))],
    leaves: isLeaf ? [] : leaves,
  };
}

function foldSegment(text: string): string {
  const folded = foldWord(text);
  return folded.replace(/^[_$]+|[_$]+$/g, '') || folded;
}

function tokenOf(text: string, start: number): Token {
  const script = /\p{Script=Cyrillic}/u.test(text) ? 'cyrillic' : 'full';
  return { term: foldSegment(text), script, start, length: text.length };
}
