import { type Script, type Token, tokenize } from './tokenize';
import { weights } from './weights';

/** An index term that may match a typed word. */
export interface Candidate {
  term: string;
  /** From 0 to 1; 1 for the word itself. */
  quality: number;
}

/** A text with its tokens and their index terms. */
export interface IndexedText {
  text: string;
  tokens: (Token & { term: string })[];
}

/** English endings that are stripped, so that `bundles`, `bundled` and `bundling` share a stem. */
const ENDINGS = /(?<=.)(?:ization|ations?|ments?|ions?|ings?|ied|ies|ers?|ed|es|e|(?<!s)s)$/;
const SHORTEST_PREFIX = 2;

/** Three indexes: Latin and other words, CJK bigrams, and Cyrillic words. */
export class FullTextIndex {
  /** The ids of the texts that contain a term. */
  readonly #places: Record<Script, Map<string, number[]>> = { full: new Map(), cjk: new Map(), cyrillic: new Map() };
  /** Terms by English stem. */
  readonly #forms = new Map<string, string[]>();

  /** Tokenizes a text. */
  read(text: string): IndexedText {
    return { text, tokens: tokenize(text).map((token) => ({ ...token, term: encode(token.text, token.script) })) };
  }

  /** Indexes all texts of an id. */
  add(id: number, texts: readonly IndexedText[]): void {
    for (const { term, script } of texts.flatMap(({ tokens }) => tokens)) {
      const places = this.#places[script].get(term);
      if (!places) {
        this.#places[script].set(term, [id]);
        const stem = stemOf(term);
        if (script === 'full') this.#forms.set(stem, [...(this.#forms.get(stem) ?? []), term]);
      } else if (places.at(-1) !== id) places.push(id);
    }
  }

  /** Whether a text contains a word, in any letter case. */
  has(word: string, script: Script): boolean {
    return this.#places[script].has(encode(word, script));
  }

  /** The ids of texts that contain a word. */
  find(word: string, script: Script): readonly number[] {
    return this.#places[script].get(encode(word, script)) ?? [];
  }

  /** Terms that match a word: itself, its other forms and, if the word is unfinished, terms that begin with it. */
  candidates(word: string, script: Script, isUnfinished: boolean): Candidate[] {
    const term = encode(word, script);
    const isLonger = (known: string) => known.startsWith(term) && term.length >= SHORTEST_PREFIX;
    const longer = isUnfinished ? [...this.#places[script].keys()].filter(isLonger) : [];
    return [
      ...(this.#places[script].has(term) ? [{ term, quality: 1 }] : []),
      ...this.#formsOf(term).map((one) => ({ term: one, quality: weights.form })),
      ...longer.map((one) => ({ term: one, quality: weights.prefix })),
    ];
  }

  /** The closest terms to a misspelled word: one edit from five letters on, two from nine. */
  corrections(word: string, script: Script, isUnfinished: boolean): Candidate[] {
    const typed = encode(word, script);
    if (!/^\p{L}{5,}$/u.test(typed)) return [];
    const most = typed.length < 9 ? 1 : 2;
    let least = most;
    let nearest: string[] = [];
    for (const known of this.#places[script].keys()) {
      let distance = editDistance(typed, known, most);
      if (isUnfinished && known.length > typed.length + 1)
        distance = Math.min(distance, editDistance(typed, known.slice(0, typed.length), 1) + 0.5);
      if (distance > least) continue;
      if (distance < least) nearest = [];
      least = distance;
      nearest.push(known);
    }
    const quality = 0.75 - 0.2 * least;
    return nearest.flatMap((known) => [
      { term: known, quality },
      ...this.#formsOf(known).map((term) => ({ term, quality: quality * weights.form })),
    ]);
  }

  #formsOf(term: string): string[] {
    return (this.#forms.get(stemOf(term)) ?? []).filter((form) => form !== term);
  }
}

/** A word's index term: in lower case, and without diacritics, except in Korean and Cyrillic, whose letters they distinguish. */
export function encode(word: string, script: Script): string {
  const text = script === 'full' ? word.normalize('NFKD').replace(/\p{M}/gu, '') : word.normalize('NFKC');
  return text.toLowerCase();
}

/** The stem that all forms of an English word share. Names and short words are their own stems. */
export function stemOf(term: string): string {
  if (!/^[a-z]{4,}$/.test(term)) return term;
  // `shimming` is a form of `shim`.
  return withoutEndings(term).replace(/([^aeiou])\1$/, '$1');
}

/** Strips one ending after the other: `aliases` and `alias` share a stem. */
function withoutEndings(word: string): string {
  const shorter = word.replace(ENDINGS, (ending) => (ending === 'ies' || ending === 'ied' ? 'y' : ''));
  return shorter === word || shorter.length <= 2 ? shorter : withoutEndings(shorter);
}

/**
 * Optimal string alignment distance: the number of letters to insert, delete, replace or swap with a neighbor.
 *
 * @param most larger distances are reported as `most + 1`
 */
function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? most + 1;
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          at(row - 2, column - 2) + (isSwapped ? 1 : most + 1),
        ),
      );
    }
    if (Math.min(...(rows[row] ?? [])) > most) break;
  }
  return Math.min(at(one.length, other.length), most + 1);
}
