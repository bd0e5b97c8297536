import { closest, distance } from 'fastest-levenshtein';

/** How many letters may be wrong, and which part of a short name at most. */
const WRONG = { letters: 3, part: 1 / 2 };

/** The name that was meant, where one is so near that hardly another can have been. */
export function near(word: string, names: readonly string[]): string | undefined {
  const name = names.length > 0 ? closest(word, names) : '';
  const wrong = distance(word, name);
  return name !== '' && wrong <= Math.min(WRONG.letters, word.length * WRONG.part) ? name : undefined;
}
