/** The index that a word belongs to; `full` is the one for Latin and all other words. */
export type Script = 'full' | 'cjk' | 'cyrillic';

/** A searchable piece of a text. */
export interface Token {
  text: string;
  script: Script;
  /** Start and length are in UTF-16 code units. */
  start: number;
  length: number;
}

/** A word, an identifier without its separators (`lib.autoExternal` is `libautoExternal`), or a CJK run. */
export interface Word extends Token {
  /** The segments and humps of an identifier, or the bigrams of a CJK run. Empty for a plain word. */
  parts: Token[];
  /** The smallest parts. */
  leaves: Token[];
}

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\u30fc';
const LETTERS = `(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+`;
const WORDS = new RegExp(`([${CJK}]+)|(?:(?<![\\p{L}\\p{N}-])--)?${LETTERS}(?:[.\\-/:@+_$]+${LETTERS})*`, 'gu');
/** Flags keep their hyphens, which distinguish `--dist-path` from the option `distPath`. */
export const FLAG = '--';
const SEGMENTS = new RegExp(LETTERS, 'gu');
/** Splits camel case: `autoExternal`, `UMDName`. */
const HUMPS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}[\p{Ll}\p{M}]*|[^\p{Lu}\p{Ll}]+/gu;
/** Longer chains are URLs and paths, which nobody types as one word. */
const MOST_SEGMENTS = 4;

/** The words, identifiers and CJK runs of a text, in order. */
export function readWords(text: string): Word[] {
  return [...text.matchAll(WORDS)].map((match) =>
    match[1] === undefined ? readIdentifier(match[0], match.index) : readRun(match[1], match.index),
  );
}

/** All tokens that a text can be found by. */
export function tokenize(text: string): Token[] {
  return readWords(text).flatMap(({ parts, leaves, ...word }) => {
    const hasWhole = word.text !== '' && (word.script !== 'cjk' || parts.length === 0);
    return hasWhole ? [word, ...parts] : parts;
  });
}

/** Letters and digits whose accents and width say nothing, unlike those of Korean, Japanese and Cyrillic (V-04). */
const PLAIN = new RegExp(`(?![${CJK}\\p{Script=Cyrillic}])[\\p{L}\\p{Nd}]\\p{M}*`, 'gu');

/** A text without accents, and in the usual width: `ＤＴＳ` is `DTS`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFC').replace(PLAIN, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, ''));
}

/** The letters and digits of a text in lower case, which are the same for all spellings of a name. */
export function nameOf(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Bigrams need no dictionary, which would lack our vocabulary. */
function readRun(run: string, at: number): Word {
  const characters = [...run.matchAll(/./gsu)].map((match) => ({ text: match[0], start: at + match.index }));
  const pairs = characters.slice(1).map((second, index): Token => {
    const first = characters[index] ?? second;
    const text = first.text + second.text;
    return { text, script: 'cjk', start: first.start, length: text.length };
  });
  return { text: run, script: 'cjk', start: at, length: run.length, parts: pairs, leaves: pairs };
}

function readIdentifier(name: string, at: number): Word {
  const script: Script = /\p{Script=Cyrillic}/u.test(name) ? 'cyrillic' : 'full';
  const toToken = (text: string, start: number): Token => ({ text, script, start, length: text.length });
  const segments = [...name.matchAll(SEGMENTS)].map((segment) => toToken(segment[0], at + segment.index));
  const leaves = segments.flatMap(({ text, start }) =>
    [...text.matchAll(HUMPS)].map((hump) => toToken(hump[0], start + hump.index)),
  );
  const isFlag = name.startsWith(FLAG);
  const isPlain = leaves.length === 1 && !isFlag;
  const wholes = segments.length > 1 || isFlag ? segments : [];
  const humps = leaves.filter(
    (leaf) => !wholes.some(({ start, length }) => start === leaf.start && length === leaf.length),
  );
  return {
    text: segments.length > MOST_SEGMENTS ? '' : (isFlag ? FLAG : '') + segments.map(({ text }) => text).join(''),
    script,
    start: at,
    length: name.length,
    parts: isPlain ? [] : [...wholes, ...humps],
    leaves: isPlain ? [] : leaves,
  };
}
