import type { Section } from './read-sections';
import { nameOf } from './tokenize';

const MOST = 3;
/** Less in common is chance. */
const LEAST_LIKENESS = 0.15;

/** The pages whose titles look most like the query, by the pairs of letters that they share (Dice's coefficient). */
export function nearestTitles(sections: readonly Section[], query: string): Section[] {
  const typed = pairsOf(nameOf(query));
  return sections
    .filter(({ number, first }) => number === first)
    .map((section) => ({ section, likeness: Math.max(...section.names.map((name) => dice(typed, pairsOf(name)))) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MOST)
    .map(({ section }) => section);
}

function pairsOf(name: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => name.slice(at, at + 2)));
}

function dice(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}
