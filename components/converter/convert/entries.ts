import { globsOf } from './globs.ts';
import type { Option } from './rules.ts';
import type { Value } from './values.ts';

/** Names of output files, with paths of sources or globs. */
type Entries = Record<string, string | readonly string[]>;

/** A path as Rslib's entries have it: `./src/index.ts`. */
export const asPath = (path: string) => (/^(?:\.\.?\/|\/|!)/.test(path) ? path : `./${path}`);

const isGlob = (path: string) => /[*?{}[\]!]/.test(path);

/** Entries as a config has them. */
export interface ReadEntries {
  entries: Entries;
  isGlobbed: boolean;
  /** The folder below which the names of files are paths, if the config says so. */
  outBase?: string;
}

/** `src/{index,cli}.ts` as the paths that it stands for, unless a part of it is a glob. */
function expandBraces(path: string): string[] {
  const [whole, inner = ''] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole === undefined || !inner.includes(',') || inner.includes('..')) return [path];
  return inner.split(',').flatMap((one) => expandBraces(path.replace(whole, () => one)));
}

const withoutExtension = (path: string) => path.replace(/\.[cm]?[jt]sx?$|\.(?:vue|svelte|css|json)$/, '');

/**
 * Reads entries that are a path, a list of paths, or an object of them. Names of a list are paths below the folder that
 * all have in common, as esbuild, Rolldown and Rollup name them.
 *
 * @param isBase whether names of a list are those of the files alone
 * @returns `undefined` if nothing could be read
 */
export function readEntries(value: Value, option: Option, isBase = false): ReadEntries | undefined {
  const found = globsOf(value);
  if (found) {
    const { globs, isNamed, folder } = found;
    if (isNamed && folder === undefined) option.note('decide', 'converter.globNames');
    const outBase = folder === undefined ? {} : { outBase: asPath(folder) };
    return { entries: { index: globs }, isGlobbed: true, ...outBase };
  }
  if (value.kind === 'object') {
    const entries: Entries = {};
    for (const spread of value.unread) option.unread(spread);
    for (const { name, value: path } of value.properties) {
      const text = option.string(path);
      // A name with a star stands for several, which an entry of Rslib cannot.
      if (text?.includes('*')) option.unread(path);
      else if (text !== undefined) entries[name] = asPath(text);
    }
    return Object.keys(entries).length > 0 ? { entries, isGlobbed: false } : undefined;
  }
  const items = value.kind === 'array' ? value.items : [value];
  const entries: Entries = {};
  const paths: string[] = [];
  for (const item of items) {
    if (item.kind === 'object') Object.assign(entries, readEntries(item, option)?.entries);
    else paths.push(...(globsOf(item)?.globs ?? [option.string(item) ?? []].flat().flatMap(expandBraces)));
  }
  if (paths.some(isGlob)) return { entries: { index: paths.map(asPath) }, isGlobbed: true };
  const folders = paths.map((path) => asPath(path).split('/').slice(0, -1));
  const [first = []] = folders;
  const depth = first.findIndex((name, index) => folders.some((folder) => folder[index] !== name));
  const base = (depth === -1 ? first : first.slice(0, depth)).join('/');
  for (const path of paths.map(asPath)) {
    const name = withoutExtension(path.slice(base.length + 1));
    const own = isBase ? (name.split('/').at(-1) ?? name) : name;
    // Of files with the same name, Rollup numbers all but the first.
    let count = 2;
    let free = own;
    while (entries[free] !== undefined) free = `${own}${count++}`;
    entries[free] = path;
  }
  return Object.keys(entries).length > 0 ? { entries, isGlobbed: false } : undefined;
}
