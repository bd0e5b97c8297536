/** What `npm run new` was asked for. */
export interface Request {
  /** The folder below a language's, such as `config/lib`. */
  group: string;
  name: string;
  example: string;
}

export const USAGE = 'usage: npm run new -- <group>/<name> [--example <name>], such as config/lib/out-base';

/** Words of lower-case letters and digits, joined by hyphens. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names that addresses or folders of the site have already, and names that Windows keeps for itself. */
const RESERVED = ['index', 'shared', 'components', 'theme', 'public', 'static', 'results', 'con', 'prn', 'aux', 'nul'];

/**
 * Reads the words after `npm run new --`.
 *
 * @throws where they are no page's place, with the way to write it
 */
export function readRequest(words: readonly string[]): Request {
  const [place, flag, given, ...rest] = words;
  if (place === undefined || (flag !== undefined && flag !== '--example') || rest.length > 0) throw new Error(USAGE);
  if (flag !== undefined && given === undefined) throw new Error(`--example names no example — ${USAGE}`);
  const { group, name } = readPlace(place, USAGE);
  const example = given ?? name;
  assertName(example);
  return { group, name, example };
}

/**
 * Reads where a page is, `guide/basic/cli`.
 *
 * @throws where no page can be there, with the way to write it
 */
export function readPlace(place: string, usage: string): Pick<Request, 'group' | 'name'> {
  const segments = place
    .replace(/^\//, '')
    .replace(/\.mdx$/, '')
    .split('/');
  if (segments[0] === 'en' || segments[0] === 'zh' || segments[0] === 'docs')
    throw new Error(`"${place}" names a folder of a language — leave it out: the page is written in both`);
  for (const segment of segments) assertName(segment);
  const name = segments.pop() ?? '';
  if (segments.length === 0) throw new Error(`"${place}" names no group — ${usage}`);
  return { group: segments.join('/'), name };
}

function assertName(word: string): void {
  if (!NAME.test(word))
    throw new Error(`"${word}" is no name — write lower-case letters and digits, words joined by hyphens: out-base`);
  if (RESERVED.includes(word)) throw new Error(`the name "${word}" is taken — choose another one`);
}
