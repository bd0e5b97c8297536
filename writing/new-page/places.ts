import { parseArgs } from 'node:util';
import { langs } from '../../shared/languages.ts';

/** The arguments of `npm run new`. */
export interface Request {
  /** The page's folder below the language's, such as `guide/basic`. */
  group: string;
  name: string;
  /** The example's folder in `examples/`, which is in the page's group: `basic/first-build`. */
  example: string;
}

export const USAGE = 'usage: npm run new -- <group>/<name> [--example <name>], such as config/lib/out-base';

/**
 * Parses the arguments of `npm run new`.
 *
 * @returns undefined if help is requested
 * @throws an Error with the usage if they don't name a page
 */
export function readRequest(args: readonly string[]): Request | undefined {
  const options = { help: { type: 'boolean', short: 'h' }, example: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) return undefined;
  const [place, ...rest] = positionals;
  if (place === undefined || rest.length > 0) throw new Error(USAGE);
  const segments = place
    .replace(/^\//, '')
    .replace(/\.mdx$/, '')
    .split('/');
  if (['docs', ...langs].includes(segments[0] ?? ''))
    throw new Error(`"${place}" names a language's folder — leave it out: the page is written in both languages`);
  for (const segment of segments) assertName(segment);
  const name = segments.pop() ?? '';
  if (segments.length === 0) throw new Error(`"${place}" has no group — ${USAGE}`);
  const { example = name } = values;
  assertName(example);
  return { group: segments.join('/'), name, example: `${segments.at(-1)}/${example}` };
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
