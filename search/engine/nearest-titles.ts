import { nameOf, type Section } from './read-sections';

const MOST = 3;
/** Less in common is chance. */
const LEAST_LIKENESS = 0.15;

/** The pages whose titles look most like what the reader typed, by the pairs of letters that they share (Dice). */
export function nearestTitles(sections: readonly Section[], query: string): Section[] {
  const typed = pairsOf(nameOf(query));
  return sections
    .filter(({ number, first }) => number === first)
    .map((section) => ({
      section,
      likeness: Math.max(...section.names.map((name) => likenessOf(typed, pairsOf(name)))),
    }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MOST)
    .map(({ section }) => section);
}

function pairsOf(name: string): Set<string> {
  const characters = [...name];
  return new Set(characters.slice(1).map((second, index) => (characters[index] ?? '') + second));
}

function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}
