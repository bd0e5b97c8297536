import { addTerm, emptyMatch, type Match, type Places, raisePlaces, weighMatch } from './match';
import type { Unit } from './read-query';
import { FIELDS, type SectionIndex } from './section-index';
import type { Sounds } from './sounds';
import { subnamesOf } from './subnames-of';
import { FLAG, type Script, type Word } from './tokenise';
import type { Alternative } from './vocabulary';

/** A name whose parts stand in one place, though not as one name. */
const PARTS_QUALITY = 0.75;
/** The same for `--dist-path` where the pages have that very flag: who types the hyphens means it, not the option. */
const FLAG_PARTS_QUALITY = 0.2;
/** A part of a long name that the pages know as a name of its own: `@swc/helpers` of a path into it. */
const SUBNAME_QUALITY = 0.7;
/** A word that is two words of the pages written together. */
const SPLIT_QUALITY = 0.8;
const SHORTEST_HALF = 3;
const SOUND_QUALITY = 0.85;
/** A word that is written with other characters of the same sound. */
const HOMOPHONE_QUALITY = 0.7;
/** What a pair of characters is marked with. */
const PAIR_QUALITY = 0.8;
/** How much of a pair's weight depends on how much it is one word. */
const COHESION = 0.5;

const NO_UNIT: Unit = { text: '', script: 'full', leaves: [], isUnfinished: false, word: 0 };

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
    const match = this.empty(unit);
    const { script, text, leaves, isUnfinished } = unit;
    if (script === 'cjk' && leaves.length > 0) {
      this.#addRun(match);
      // Input methods offer characters of the same sound, and writers take the wrong one.
      if (!match.isKnown) this.#addSounds(match, this.#sounds.spell(text) ?? '', HOMOPHONE_QUALITY);
      return weighMatch(match);
    }
    const vocabulary = this.#index.vocabularies[script];
    match.isKnown = vocabulary.has(text);
    const isFree = !match.isKnown && !isGiven;
    if (script === 'full' && isFree) this.#addSounds(match, text, SOUND_QUALITY);
    if (leaves.length > 0) this.#addName(match, isGiven);
    else if (isFree) this.#addHalves(match);
    const isMeant = isGiven || match.terms.size > 0 || match.isKnown;
    const alternatives = vocabulary.alternativesOf(text, isUnfinished, isMeant);
    this.#put(match.places, script, alternatives);
    for (const { term, quality } of alternatives) addTerm(match, term, quality);
    return weighMatch(match);
  }

  /** Where all the words stand in one field; the quality is that of the worst. */
  matchTogether(words: readonly Word[]): Match {
    const all = words.map(({ whole, script, leaves }) =>
      this.match({ ...NO_UNIT, text: whole, script, leaves: leaves.map(({ term }) => term) }, true),
    );
    const together = this.empty(all[0]?.unit ?? NO_UNIT);
    if (all.length === 0) return together;
    raisePlaces(together.places, (place) => Math.min(...all.map(({ places }) => places[place] ?? 0)));
    for (const { terms } of all) for (const [term, quality] of terms) together.terms.set(term, quality);
    return weighMatch(together);
  }

  /** A match that stands nowhere yet. */
  empty(unit: Unit): Match {
    return emptyMatch(unit, this.#size);
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
      for (const { term, quality } of alternatives) addTerm(match, term, quality * PARTS_QUALITY);
      for (const [place, quality] of own.entries()) share[place] = (share[place] ?? 0) + quality / leaves.length;
    }
    const most = match.isKnown && match.unit.text.startsWith(FLAG) ? FLAG_PARTS_QUALITY : PARTS_QUALITY;
    raisePlaces(match.places, (place) => (share[place] ?? 0) ** 3 * most);
    for (const term of subnamesOf(leaves).filter((name) => vocabulary.has(name))) {
      this.#put(match.places, script, [{ term, quality: SUBNAME_QUALITY }]);
      addTerm(match, term, SUBNAME_QUALITY);
    }
  }

  /** The share of a run's pairs in a place; pairs that no page has are where two words of the query meet. */
  #addRun(match: Match): void {
    const { leaves } = match.unit;
    const pairs = leaves.flatMap((leaf) => {
      const places = this.#index.placesOf('cjk', leaf);
      if (places.length === 0) return [];
      const rarity = Math.log(1 + this.#size / places.length);
      return [{ leaf, places, weight: rarity * this.#index.cohesionOf(leaf) ** COHESION }];
    });
    const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
    const share = new Float32Array(this.#size);
    for (const { leaf, places, weight } of pairs) {
      match.terms.set(leaf, PAIR_QUALITY);
      for (const place of places) share[place] = (share[place] ?? 0) + weight / total;
    }
    const known = (pairs.length / leaves.length) ** 0.5;
    raisePlaces(match.places, (place) => (share[place] ?? 0) ** 2 * known);
    match.isKnown = pairs.length === leaves.length;
  }

  #addHalves(match: Match): void {
    const { text, script } = match.unit;
    const vocabulary = this.#index.vocabularies[script];
    for (let cut = SHORTEST_HALF; cut <= text.length - SHORTEST_HALF; cut++) {
      const halves = [text.slice(0, cut), text.slice(cut)];
      if (!halves.every((half) => vocabulary.has(half))) continue;
      const both = halves.map((half) => {
        const places = new Float32Array(this.#size);
        this.#put(places, script, [{ term: half, quality: SPLIT_QUALITY }]);
        match.terms.set(half, SPLIT_QUALITY);
        return places;
      });
      raisePlaces(match.places, (place) => Math.min(...both.map((places) => places[place] ?? 0)));
    }
  }

  #addSounds(match: Match, letters: string, most: number): void {
    for (const { place, share } of this.#sounds.find(letters)) {
      match.places[place] = Math.max(match.places[place] ?? 0, most * (0.8 + 0.2 * share));
      match.isKnown = true;
    }
  }
}
