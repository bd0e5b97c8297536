import type { Unit } from './read-query';
import { FIELDS } from './section-index';

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

/** Below this, a place has something else than what was asked for. */
const LEAST_QUALITY = 0.4;
/** A term that stands for less is not worth a mark. */
const LEAST_MARKED = 0.3;

/** A match that stands nowhere yet. */
export function emptyMatch(unit: Unit, size: number): Match {
  return { unit, places: new Float32Array(size), terms: new Map(), isKnown: false, weight: 0 };
}

/** Sets a match's weight by its inverse document frequency over sections. */
export function weighMatch(match: Match): Match {
  const { places } = match;
  let found = 0;
  let best = 0;
  for (let place = 0; place < places.length; place += FIELDS.length) {
    let here = 0;
    for (let field = 0; field < FIELDS.length; field++) here = Math.max(here, places[place + field] ?? 0);
    if (here > LEAST_QUALITY) found++;
    best = Math.max(best, here);
  }
  match.weight = best === 0 ? 0 : Math.log(1 + places.length / FIELDS.length / (found + 1));
  return match;
}

/** Lets a match stand wherever another one stands. */
export function raiseMatch(match: Match, other: Match, quality: number): void {
  for (let place = 0; place < match.places.length; place++) {
    const raised = (other.places[place] ?? 0) * quality;
    if (raised > (match.places[place] ?? 0)) match.places[place] = raised;
  }
  for (const [term, own] of other.terms) {
    if (own * quality > (match.terms.get(term) ?? LEAST_MARKED)) match.terms.set(term, own * quality);
  }
  weighMatch(match);
}

/** Marks a term of the pages as one that a match stands for. */
export function addTerm({ terms }: Match, term: string, quality: number): void {
  terms.set(term, Math.max(terms.get(term) ?? 0, quality));
}

/** Gives each place the better of what it has and what is found for it. */
export function raisePlaces(places: Places, qualityAt: (place: number) => number): void {
  for (let place = 0; place < places.length; place++) {
    places[place] = Math.max(places[place] ?? 0, qualityAt(place));
  }
}
