import { parseArgs } from 'node:util';
import { langs } from '../site/languages.ts';

/** A page's group, which is its folder below the language's, such as `guide/basic`, and its name. */
export interface Place {
  group: string;
  name: string;
}

/** The arguments of `npm run new`. */
export interface Request extends Place {
  example: string;
}

/** The arguments of `npm run move`. */
export interface Move {
  from: Place;
  to: Place;
}

export const NEW_USAGE = 'usage: npm run new -- <group>/<name> [--example <name>], such as config/lib/out-base';
export const MOVE_USAGE =
  'usage: npm run move -- <group>/<name> <group>/<new name>, such as guide/basic/cli guide/basic/commands';

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** Such as `guide/basic/cli`. */
export function pathOf({ group, name }: Place): string {
  return `${group}/${name}`;
}

/**
 * Parses the arguments of `npm run new`.
 *
 * @returns undefined if help is requested
 * @throws an Error with the usage if they don't name a page
 */
export function readRequest(args: readonly string[]): Request | undefined {
  const options = { ...HELP, example: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) return undefined;
  const [place, ...rest] = positionals;
  if (place === undefined || rest.length > 0) throw new Error(NEW_USAGE);
  const { group, name } = readPlace(place, NEW_USAGE);
  const { example = name } = values;
  assertName(example);
  return { group, name, example };
}

/**
 * Parses the arguments of `npm run move`.
 *
 * @returns undefined if help is requested
 * @throws an Error with the usage if they don't name two pages
 */
export function readMove(args: readonly string[]): Move | undefined {
  const { values, positionals } = parseArgs({ args: [...args], options: HELP, allowPositionals: true });
  if (values.help) return undefined;
  const [from, to, ...rest] = positionals;
  if (from === undefined || to === undefined || rest.length > 0) throw new Error(MOVE_USAGE);
  const move = { from: readPlace(from, MOVE_USAGE), to: readPlace(to, MOVE_USAGE) };
  if (pathOf(move.from) === pathOf(move.to))
    throw new Error(`the page is already called ${pathOf(move.to)} — ${MOVE_USAGE}`);
  return move;
}

function readPlace(place: string, usage: string): Place {
  const segments = place
    .replace(/^\//, '')
    .replace(/\.mdx$/, '')
    .split('/');
  if (['docs', ...langs].includes(segments[0] ?? ''))
    throw new Error(`"${place}" names a language's folder — leave it out: the page is written in both languages`);
  for (const segment of segments) assertName(segment);
  const name = segments.pop() ?? '';
  if (segments.length === 0) throw new Error(`"${place}" has no group — ${usage}`);
  return { group: segments.join('/'), name };
}

/** Lower-case words and digits, joined by hyphens. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Names of existing paths and folders, and names reserved by Windows. */
const RESERVED = ['index', 'shared', 'components', 'theme', 'public', 'static', 'results', 'con', 'prn', 'aux', 'nul'];

function assertName(word: string): void {
  if (!NAME.test(word))
    throw new Error(`"${word}" is not a valid name — use lower-case letters and digits, joined by hyphens: out-base`);
  if (RESERVED.includes(word)) throw new Error(`the name "${word}" is reserved — choose another one`);
}
