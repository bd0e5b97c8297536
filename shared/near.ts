import { closest, distance } from 'fastest-levenshtein';

/** The maximum edit distance, absolute and as a share of the word's length. */
const MAX_DISTANCE = { letters: 3, share: 1 / 2 };

/** The closest name, if it is close enough to be what was meant. */
export function near(word: string, names: readonly string[]): string | undefined {
  const name = names.length > 0 ? closest(word, names) : '';
  const edits = distance(word, name);
  return name !== '' && edits <= Math.min(MAX_DISTANCE.letters, word.length * MAX_DISTANCE.share) ? name : undefined;
}

/**
 * The remedy for a name that does not exist.
 *
 * @param otherwise the remedy if no name is close enough to be what was meant
 * @param show formats the suggested name
 */
export function suggest(
  word: string,
  names: readonly string[],
  otherwise: string,
  show = (name: string) => name,
): string {
  const meant = near(word, names);
  return meant ? `did you mean ${show(meant)}?` : otherwise;
}
