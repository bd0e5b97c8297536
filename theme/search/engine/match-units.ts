import type { Unit } from './read-query';
import { FIELDS, type SectionIndex } from './section-index';
import type { Sounds } from './sounds';
import type { Script, Word } from './tokenise';
import type { Alternative } from './vocabulary';

/** How well something matches at each place of the index, from 0 to 1. */
export type Places = Float32Array;

/** What a unit of a query found. */
export interface Match {
  unit: Unit;
  places: Places;
  /** The terms of the pages that it stands for, to be marked in excerpts, and how well they do. */
  terms: Map<string, number>;
  /** Whether a page has the very word, or one that it starts, or that sounds like it. */
  isKnown: boolean;
  /** How telling it is: rare words more than common ones; 0 where nothing matches. */
  weight: number;
}

/** A name whose parts stand in one place, though not as one name. */
const PARTS_QUALITY = 0.75;
/** A word that is two words of the pages written together. */
const SPLIT_QUALITY = 0.8;
const SOUND_QUALITY = 0.85;

/** Finds where units of queries stand. */
export class UnitMatcher {
  readonly #index: SectionIndex;
  readonly #sounds: Sounds;
  readonly #size: number;

  constructor(index: SectionIndex, sounds: Sounds, sections: number) {
    this.#index = index;
    this.#sounds = sounds;
    this.#size = sections * FIELDS.length;
  }

  /** @param isGiven whether the word is ours, so that there is no typing mistake to look for */
  match(unit: Unit, isGiven = false): Match {
    const match = this.emptyMatch(unit);
    const vocabulary = this.#index.vocabularies[unit.script];
    const isRun = unit.script === 'cjk' && unit.leaves.length > 0;
    const isName = !isRun && unit.leaves.length > 0;
    if (isRun) this.#addRun(match);
    else {
      const exact = vocabulary.has(unit.text);
      match.isKnown = exact;
      if (unit.script === 'full' && !exact && !isGiven) this.#addSounds(match);
      if (isName) this.#addName(match, isGiven);
      else if (!exact && !isGiven) this.#addHalves(match);
      this.#add(
        match,
        unit.script,
        vocabulary.alternativesOf(unit.text, unit.isUnfinished, isGiven || match.terms.size > 0 || match.isKnown),
      );
    }
    return this.#weigh(match);
  }

  /** Where all the words stand in one field; the quality is that of the worst. */
  matchTogether(words: readonly Word[]): Match {
    const all = words.map(({ whole, script, leaves }) =>
      this.match({ text: whole, script, leaves: leaves.map(({ term }) => term), isUnfinished: false, word: 0 }, true),
    );
    const [first] = all;
    if (!first) return this.emptyMatch({ text: '', script: 'full', leaves: [], isUnfinished: false, word: 0 });
    const together = this.emptyMatch(first.unit);
    for (let place = 0; place < this.#size; place++) {
      together.places[place] = Math.min(...all.map(({ places }) => places[place] ?? 0));
    }
    for (const { terms } of all) for (const [term, quality] of terms) together.terms.set(term, quality);
    return this.#weigh(together);
  }

  /** Lets a match stand wherever another one stands. */
  raise(match: Match, other: Match, quality: number): void {
    for (let place = 0; place < this.#size; place++) {
      const raised = (other.places[place] ?? 0) * quality;
      if (raised > (match.places[place] ?? 0)) match.places[place] = raised;
    }
    for (const [term, own] of other.terms) {
      if (own * quality > (match.terms.get(term) ?? 0.3)) match.terms.set(term, own * quality);
    }
    this.#weigh(match);
  }

  emptyMatch(unit: Unit): Match {
    return { unit, places: new Float32Array(this.#size), terms: new Map(), isKnown: false, weight: 0 };
  }

  /** Inverse document frequency over sections. */
  #weigh(match: Match): Match {
    let found = 0;
    let best = 0;
    for (let place = 0; place < this.#size; place += FIELDS.length) {
      let here = 0;
      for (let field = 0; field < FIELDS.length; field++) here = Math.max(here, match.places[place + field] ?? 0);
      if (here > 0.4) found++;
      best = Math.max(best, here);
    }
    match.weight = best === 0 ? 0 : Math.log(1 + this.#size / FIELDS.length / (found + 1));
    return match;
  }

  #add(match: Match, script: Script, alternatives: readonly Alternative[]): void {
    this.#put(match.places, script, alternatives);
    for (const { term, quality } of alternatives) match.terms.set(term, Math.max(match.terms.get(term) ?? 0, quality));
  }

  #put(places: Places, script: Script, alternatives: readonly Alternative[]): void {
    for (const { term, quality } of alternatives) {
      for (const place of this.#index.placesOf(script, term)) {
        if (quality > (places[place] ?? 0)) places[place] = quality;
      }
    }
  }

  /** All parts of a name in one place stand for the name; some of them only for a long one, such as a path. */
  #addName(match: Match, isGiven: boolean): void {
    const { leaves, script, isUnfinished } = match.unit;
    const vocabulary = this.#index.vocabularies[script];
    const share = new Float32Array(this.#size);
    for (const [index, leaf] of leaves.entries()) {
      const own = new Float32Array(this.#size);
      const alternatives = vocabulary.alternativesOf(leaf, isUnfinished && index === leaves.length - 1, isGiven);
      this.#put(own, script, alternatives);
      for (const { term, quality } of alternatives)
        match.terms.set(term, Math.max(match.terms.get(term) ?? 0, quality * PARTS_QUALITY));
      for (let place = 0; place < this.#size; place++)
        share[place] = (share[place] ?? 0) + (own[place] ?? 0) / leaves.length;
    }
    for (let place = 0; place < this.#size; place++) {
      match.places[place] = Math.max(match.places[place] ?? 0, (share[place] ?? 0) ** 3 * PARTS_QUALITY);
    }
  }

  /** The share of a run's pairs in a place; pairs that no page has are where two words of the query meet. */
  #addRun(match: Match): void {
    const { leaves } = match.unit;
    const pairs = leaves.flatMap((leaf) => {
      const places = this.#index.placesOf('cjk', leaf);
      return places.length > 0 ? [{ leaf, places, weight: Math.log(1 + this.#size / places.length) }] : [];
    });
    const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
    const share = new Float32Array(this.#size);
    for (const { leaf, places, weight } of pairs) {
      match.terms.set(leaf, 0.8);
      for (const place of places) share[place] = (share[place] ?? 0) + weight / total;
    }
    const known = (pairs.length / leaves.length) ** 0.5;
    for (let place = 0; place < this.#size; place++) match.places[place] = (share[place] ?? 0) ** 2 * known;
    match.isKnown = pairs.length === leaves.length;
  }

  #addHalves(match: Match): void {
    const { text, script } = match.unit;
    const vocabulary = this.#index.vocabularies[script];
    for (let cut = 3; cut <= text.length - 3; cut++) {
      const halves = [text.slice(0, cut), text.slice(cut)];
      if (!halves.every((half) => vocabulary.has(half))) continue;
      const both = halves.map((half) => {
        const places = new Float32Array(this.#size);
        this.#put(places, script, [{ term: half, quality: SPLIT_QUALITY }]);
        match.terms.set(half, SPLIT_QUALITY);
        return places;
      });
      for (let place = 0; place < this.#size; place++) {
        match.places[place] = Math.max(match.places[place] ?? 0, Math.min(...both.map((places) => places[place] ?? 0)));
      }
    }
  }

  #addSounds(match: Match): void {
    for (const { place, share } of this.#sounds.find(match.unit.text)) {
      match.places[place] = Math.max(match.places[place] ?? 0, SOUND_QUALITY * (0.8 + 0.2 * share));
      match.isKnown = true;
    }
  }
}
