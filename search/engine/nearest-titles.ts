import type { Section } from './read-sections';
import { nameOf } from './tokenize';

const MOST = 3;
/** Anything below is chance. */
const LEAST_LIKENESS = 0.15;

/** The pages with the most similar titles. */
export function nearestTitles(sections: readonly Section[], query: string): Section[] {
  const pages = sections.filter(({ number, first }) => number === first);
  return nearest(pages, ({ names }) => names, query, LEAST_LIKENESS);
}

/**
 * The three items whose names are most similar to the typed text, by shared letter bigrams (Dice coefficient).
 *
 * @param least the minimum similarity, from 0 to 1
 */
export function nearest<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
  typed: string,
  least: number,
): Item[] {
  const pairs = pairsOf(nameOf(typed));
  return items
    .map((item) => ({ item, likeness: Math.max(...namesOf(item).map((name) => dice(pairs, pairsOf(nameOf(name))))) }))
    .filter(({ likeness }) => likeness >= least)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MOST)
    .map(({ item }) => item);
}

function pairsOf(name: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => name.slice(at, at + 2)));
}

function dice(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}
