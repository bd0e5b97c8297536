import { CONTEXT, LIGHT, UNCOVERED } from '../dictionary/stop-words';
import { type Expansion, expandSynonyms, synonymsOf } from './expand-synonyms';
import { type Candidate, encode, type FullTextIndex } from './full-text-index';
import type { Query, QueryTerm } from './parse-query';
import { FIELDS, HEADING, KEYWORD, TITLE } from './read-sections';
import { FLAG, nameOf, readWords } from './tokenize';
import { weights } from './weights';

/** The matches of a query term. */
export interface Match {
  term: QueryTerm;
  /** Match quality from 0 to 1, by the id of a section's field. */
  places: Map<number, number>;
  /** Index terms to highlight. */
  marks: Set<string>;
  /** Whether the pages contain the word itself. */
  isKnown: boolean;
  /** Higher for rare words and words in titles; 0 without a match. */
  weight: number;
}

/** Worse matches do not count towards a word's frequency. */
const LEAST_QUALITY = 0.4;
/** Synonyms of lower quality are not highlighted. */
const LEAST_MARKED = 0.35;
/** The naming value of keywords, which may be whole sentences, relative to titles and headings. */
const KEYWORD_NAMING = 0.5;

/** Looks up query terms and their synonyms. */
export class TermMatcher {
  /** @param sections the number of all sections */
  constructor(
    private readonly index: FullTextIndex,
    private readonly sections: number,
  ) {}

  /** @returns the matches, and the whole query in correct spelling as one name */
  match({ words, terms }: Query): { matches: Match[]; name: string } {
    const corrected = [...words];
    const matches = terms.map((term) => this.#matchTerm(term, (word) => (corrected[term.word] = word)));
    for (const expansion of expandSynonyms(corrected)) this.#addSynonyms(matches, expansion, corrected);
    const isChinese = terms.some(({ script }) => script === 'cjk');
    // These words count less if the query has others that match.
    const dimmed = [CONTEXT, LIGHT].filter((words) =>
      matches.some(({ term, places }) => places.size > 0 && !words.has(term.text)),
    );
    for (const match of matches) {
      const { text, script } = match.term;
      match.weight = this.#rarity(match);
      if (isChinese && script === 'full') match.weight *= weights.latinInChinese;
      else match.weight *= 1 - weights.naming + weights.naming * this.#naming(match);
      if (dimmed.some((words) => words.has(text))) match.weight *= weights.commonWord;
    }
    return { matches, name: nameOf(corrected.join('')) };
  }

  /** @param correct called with the corrected spelling; undefined for words that the reader did not type */
  #matchTerm(term: QueryTerm, correct?: (word: string) => void): Match {
    const { text, script, leaves, isUnfinished } = term;
    const match: Match = { term, places: new Map(), marks: new Set(), isKnown: false, weight: 0 };
    if (UNCOVERED.has(text)) return match;
    if (script === 'cjk' && leaves.length > 0) {
      this.#matchRun(match);
      return match;
    }
    match.isKnown = this.index.has(text, script);
    // If the pages contain the flag itself, its parts add nothing.
    const isFlag = match.isKnown && text.startsWith(FLAG);
    if (leaves.length > 0 && !isFlag) this.#matchParts(match, correct !== undefined);
    this.#add(match, this.index.candidates(text, script, isUnfinished));
    if (match.places.size > 0 || !correct) return match;
    const corrections = this.index.corrections(text, script, isUnfinished);
    this.#add(match, corrections);
    if (corrections[0] && !synonymsOf(text)) correct(corrections[0].term);
    return match;
  }

  #add(match: Match, candidates: readonly Candidate[]): void {
    for (const { term, quality } of candidates) {
      match.marks.add(term);
      for (const place of this.index.find(term, match.term.script)) raise(match, place, quality);
    }
  }

  /** Matches by the share of a run's bigrams. Bigrams that occur nowhere span two words of the query. */
  #matchRun(match: Match): void {
    const { leaves, script } = match.term;
    const known = leaves
      .map((pair) => ({ pair, places: this.index.find(pair, script) }))
      .filter(({ places }) => places.length > 0);
    const weightOf = ({ length }: readonly number[]) => Math.log(1 + (this.sections * FIELDS.length) / length);
    const total = known.reduce((sum, { places }) => sum + weightOf(places), 0);
    const shares = new Map<number, number>();
    for (const { pair, places } of known) {
      match.marks.add(pair);
      const share = weightOf(places) / total;
      for (const place of places) shares.set(place, (shares.get(place) ?? 0) + share);
    }
    for (const [place, share] of shares) raise(match, place, share ** 2 * (known.length / leaves.length) ** 0.5);
    match.isKnown = known.length === leaves.length;
  }

  /** Matches the parts of an identifier: all of them in one place, or neighbors that form a name. */
  #matchParts(match: Match, isTyped: boolean): void {
    const { leaves, script, isUnfinished } = match.term;
    const shares = new Map<number, number>();
    for (const [at, leaf] of leaves.entries()) {
      const part: Match = { ...match, places: new Map() };
      const isLast = isUnfinished && at === leaves.length - 1;
      this.#add(part, this.index.candidates(leaf, script, isLast));
      if (isTyped && part.places.size === 0) this.#add(part, this.index.corrections(leaf, script, isLast));
      for (const [place, quality] of part.places) shares.set(place, (shares.get(place) ?? 0) + quality / leaves.length);
      for (let to = at + 2; to <= leaves.length; to++) {
        const name = leaves.slice(at, to).join('');
        if (to - at < leaves.length && this.index.has(name, script))
          this.#add(match, [{ term: encode(name, script), quality: weights.parts }]);
      }
    }
    for (const [place, share] of shares) raise(match, place, share ** weights.partsPower * weights.parts);
  }

  #addSynonyms(matches: Match[], { from, to, words: synonyms, kind }: Expansion, words: readonly string[]): void {
    const found = synonyms.map((synonym) => this.#matchPhrase(synonym)).filter(({ places }) => places.size > 0);
    const covered = matches.filter(({ term }) => term.word >= from && term.word < to);
    if (covered.length === 0 && found.length > 0) {
      const text = words.slice(from, to).join(' ');
      const term: QueryTerm = { text, script: 'full', leaves: [], isUnfinished: false, word: from };
      covered.push({ term, places: new Map(), marks: new Set(), isKnown: false, weight: 0 });
      matches.push(...covered);
    }
    const { synonymOfKnown, synonymOfIdentifier, synonymOfRun } = weights;
    for (const match of covered) {
      const { script, leaves } = match.term;
      const ofKnown = script === 'cjk' ? synonymOfRun : leaves.length > 1 ? synonymOfIdentifier : synonymOfKnown;
      const quality = weights[kind] * (match.isKnown && to - from === 1 ? ofKnown : 1);
      for (const other of found) {
        for (const [place, own] of other.places) raise(match, place, own * quality);
        if (quality > LEAST_MARKED) for (const term of other.marks) match.marks.add(term);
      }
    }
  }

  /** Places that contain all words of a phrase in one field. */
  #matchPhrase(phrase: string): Match {
    const [first, ...others] = readWords(phrase).map(({ text, script, leaves }) =>
      this.#matchTerm({ text, script, leaves: leaves.map((leaf) => leaf.text), isUnfinished: false, word: 0 }),
    ) as [Match, ...Match[]];
    for (const { places, marks } of others) {
      for (const [place, quality] of first.places) {
        const both = Math.min(quality, places.get(place) ?? 0);
        if (both > 0) first.places.set(place, both);
        else first.places.delete(place);
      }
      for (const term of marks) first.marks.add(term);
    }
    return first;
  }

  /** Inverse document frequency, counted in sections. */
  #rarity({ places }: Match): number {
    const found = new Set<number>();
    for (const [place, quality] of places) if (quality > LEAST_QUALITY) found.add(Math.trunc(place / FIELDS.length));
    return places.size === 0 ? 0 : Math.log(1 + this.sections / (found.size + 1));
  }

  /** How much a term is a name, from 0 to 1. `although` is rare too, but no title contains it. */
  #naming({ places, term, isKnown }: Match): number {
    if (isKnown && term.script === 'full' && term.leaves.length > 1) return 1;
    let best = 0;
    for (const [place, quality] of places) {
      const field = place % FIELDS.length;
      if (field === TITLE || field === HEADING) best = Math.max(best, quality);
      if (field === KEYWORD) best = Math.max(best, quality * KEYWORD_NAMING);
    }
    return Math.min(1, best * 1.25);
  }
}

function raise({ places }: Match, place: number, quality: number): void {
  if (quality > (places.get(place) ?? 0)) places.set(place, quality);
}
