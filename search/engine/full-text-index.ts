import { Encoder, Index } from 'flexsearch';
import { type Script, type Token, tokenize } from './tokenize';
import { weights } from './weights';

/** An index term that may match a typed word. */
export interface Candidate {
  term: string;
  /** From 0 to 1; 1 for the word itself. */
  quality: number;
}

/** A text with its tokens, each with its index term instead of its text: terms are shared, which halves the memory. */
export interface IndexedText {
  text: string;
  tokens: (Omit<Token, 'text'> & { term: string })[];
}

/** English endings that are stripped, so that `bundles`, `bundled` and `bundling` share a stem. */
const ENDINGS = 'ization ations ation ments ment ions ion ings ing ied ies ers er ed es e s'.split(' ');
const STEMMER = new Map([
  ['ss', 'ss'],
  ...ENDINGS.map((ending) => [ending, /^ie[ds]$/.test(ending) ? 'y' : ''] as const),
]);
const SPLIT = { split: ' ', numeric: false, dedupe: false };
/** Diacritics distinguish letters in Korean and Cyrillic, so keep them. */
const KEEP_MARKS = { ...SPLIT, normalize: (text: string) => text.normalize('NFKC').toLowerCase() };
const ENCODERS: Record<Script, Encoder> = {
  full: new Encoder(SPLIT),
  cjk: new Encoder(KEEP_MARKS),
  cyrillic: new Encoder(KEEP_MARKS),
};
// Also strip a doubled consonant before an ending: `shimming` is a form of `shim`.
const STEMS = new Encoder({ ...SPLIT, stemmer: STEMMER, replacer: [/([^aeiou])\1$/, '$1'] });
const SCRIPTS = ['full', 'cjk', 'cyrillic'] as const satisfies readonly Script[];
const NO_LIMIT = 1_000_000;
const SHORTEST_PREFIX = 2;

/** Three FlexSearch indexes: Latin and other words, CJK bigrams, and Cyrillic words. */
export class FullTextIndex {
  readonly #indexes: Record<Script, Index> = { full: create('full'), cjk: create('cjk'), cyrillic: create('cyrillic') };
  /** Index terms by word, as written on the pages. */
  readonly #terms = new Map<string, string>();
  /** All terms, for prefix matches and spelling correction. Sorted on first use. */
  readonly #known = new Set<string>();
  #sorted: string[] | undefined;
  /** Terms by English stem. */
  readonly #forms = new Map<string, string[]>();

  /** Tokenizes a text and registers its terms. */
  read(text: string): IndexedText {
    return {
      text,
      tokens: tokenize(text).map(({ text: word, script, start, length }) => ({
        term: this.#termOf(word, script),
        script,
        start,
        length,
      })),
    };
  }

  /** Indexes texts under an id. */
  add(id: number, texts: readonly IndexedText[]): void {
    for (const script of SCRIPTS) {
      const terms = texts.flatMap(({ tokens }) => tokens.filter((token) => token.script === script));
      if (terms.length > 0) this.#indexes[script].add(id, terms.map(({ term }) => term).join(' '));
    }
  }

  /** Whether a text contains a word, in any letter case. */
  has(word: string, script: Script): boolean {
    return this.#known.has(encode(word, script));
  }

  /** The ids of texts that contain a word. */
  find(word: string, script: Script): number[] {
    return this.#indexes[script].search(word, { limit: NO_LIMIT }) as number[];
  }

  /** Terms that match a word: itself, its other forms and, if the word is unfinished, terms that begin with it. */
  candidates(word: string, script: Script, isUnfinished: boolean): Candidate[] {
    const term = encode(word, script);
    const longer = isUnfinished ? this.#startingWith(term) : [];
    return [
      ...(this.#known.has(term) ? [{ term, quality: 1 }] : []),
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
    for (const known of this.#known) {
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

  #termOf(word: string, script: Script): string {
    const known = this.#terms.get(word);
    if (known !== undefined) return known;
    const term = encode(word, script);
    this.#terms.set(word, term);
    if (this.#known.has(term)) return term;
    this.#known.add(term);
    this.#sorted = undefined;
    const stem = stemOf(term);
    if (script === 'full') this.#forms.set(stem, [...(this.#forms.get(stem) ?? []), term]);
    return term;
  }

  #formsOf(term: string): string[] {
    return (this.#forms.get(stemOf(term)) ?? []).filter((form) => form !== term);
  }

  #startingWith(prefix: string): string[] {
    if (prefix.length < SHORTEST_PREFIX) return [];
    this.#sorted ??= [...this.#known].sort();
    const sorted = this.#sorted;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (sorted[end]?.startsWith(prefix)) end++;
    return sorted.slice(low, end);
  }
}

function create(script: Script): Index {
  return new Index({ tokenize: 'strict', resolution: 1, encoder: ENCODERS[script] });
}

/** A word's index term: in lower case, and without diacritics unless they distinguish letters. */
export function encode(word: string, script: Script): string {
  return ENCODERS[script].encode(word)[0] ?? word;
}

/** The stem that all forms of an English word share. Names and short words are their own stems. */
export function stemOf(term: string): string {
  return /^[a-z]{4,}$/.test(term) ? (STEMS.encode(term)[0] ?? term) : term;
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
