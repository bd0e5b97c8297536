import { readPlace } from './read-request.ts';

/** A page's place, and the one it is to have. */
export interface Move {
  from: Place;
  to: Place;
}

/** A page by its folder below a language's, and its name. */
export interface Place {
  group: string;
  name: string;
}

export const USAGE =
  'usage: npm run move -- <group>/<name> <group>/<new name>, such as guide/basic/cli guide/basic/commands';

/** The place in one word, `guide/basic/cli`. */
export function pathOf({ group, name }: Place): string {
  return `${group}/${name}`;
}

/**
 * Reads the words after `npm run move --`.
 *
 * @throws where they are no places of pages, with the way to write it
 */
export function readMove(words: readonly string[]): Move {
  const [from, to, ...rest] = words;
  if (from === undefined || to === undefined || rest.length > 0) throw new Error(USAGE);
  const move = { from: readPlace(from, USAGE), to: readPlace(to, USAGE) };
  if (pathOf(move.from) === pathOf(move.to)) throw new Error(`${pathOf(move.to)} is its name already — ${USAGE}`);
  return move;
}
