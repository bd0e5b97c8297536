import { stemmer } from 'stemmer';
import { editDistance } from './edit-distance';

/** A term of the pages that can stand for a word of a query, and how well: 1 is the word itself. */
export interface Alternative {
  term: string;
  quality: number;
}

/** Another form of the same word. */
const FORM_QUALITY = 0.9;
/** Shorter starts of words fit too much. */
const SHORTEST_PREFIX = 2;

/** What the pages' words know of each other. */
export class Vocabulary {
  readonly #sorted: string[];
  readonly #terms: Set<string>;
  readonly #byStem = new Map<string, string[]>();

  /** @param terms of the pages, folded */
  constructor(terms: Iterable<string>) {
    this.#terms = new Set(terms);
    this.#sorted = [...this.#terms].sort();
    for (const term of this.#sorted) {
      const stem = stemOf(term);
      if (stem) this.#byStem.set(stem, [...(this.#byStem.get(stem) ?? []), term]);
    }
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  /**
   * The terms that a typed word stands for: itself, its other forms, longer words that start with it
   * where it may be unfinished, and where there are none, words one typing mistake away (two in a long word).
   *
   * @param isMeant whether something else than a typing mistake explains the word
   */
  alternativesOf(word: string, isUnfinished: boolean, isMeant: boolean): Alternative[] {
    const found = new Map<string, number>();
    const add = (term: string, quality: number) => found.set(term, Math.max(quality, found.get(term) ?? 0));
    if (this.#terms.has(word)) add(word, 1);
    for (const term of this.#byStem.get(stemOf(word) ?? '') ?? []) add(term, FORM_QUALITY);
    if (isUnfinished) for (const term of this.#startingWith(word)) add(term, 0.5 + 0.4 * (word.length / term.length));
    if (found.size === 0 && !isMeant) {
      for (const { term, quality } of this.#misspelt(word, isUnfinished)) {
        add(term, quality);
        for (const form of this.#byStem.get(stemOf(term) ?? '') ?? []) add(form, quality * FORM_QUALITY);
      }
    }
    return [...found].map(([term, quality]) => ({ term, quality }));
  }

  #startingWith(prefix: string): string[] {
    if (prefix.length < SHORTEST_PREFIX) return [];
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (this.#sorted[end]?.startsWith(prefix)) end++;
    return this.#sorted.slice(low, end);
  }

  #misspelt(word: string, isUnfinished: boolean): Alternative[] {
    const most = mistakesIn(word);
    if (most === 0) return [];
    let least = most + 1;
    const distances = this.#sorted.map((term) => {
      let distance = editDistance(word, term, most);
      const isLonger = isUnfinished && term.length > word.length;
      if (isLonger) distance = Math.min(distance, editDistance(word, term.slice(0, word.length), 1) + 0.5);
      least = Math.min(least, distance);
      return distance;
    });
    if (least > most) return [];
    const nearest = this.#sorted.filter((_, index) => distances[index] === least);
    return nearest.map((term) => ({ term, quality: 0.75 - 0.2 * least }));
  }
}

/** One mistake from five letters on, two from nine. */
function mistakesIn(word: string): number {
  if (!/^\p{L}+$/u.test(word) || word.length < 5) return 0;
  return word.length < 9 ? 1 : 2;
}

/** The part that the forms of an English word share; undefined for names and short words. */
function stemOf(word: string): string | undefined {
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : undefined;
}
