import type { Settings } from '../code.ts';
import type { Move } from '../lib-items.ts';
import { normalizePath } from '../normalize-path.ts';
import { part } from '../plugins.ts';
import type { Option } from '../rules.ts';
import type { Value } from '../values.ts';

/** What a config copies. */
export interface Copy {
  /** Paths and globs of the project. */
  from: string[];
  /** A folder of the project; the output folder if it is unset. */
  to: string | undefined;
  rename: string | undefined;
  /** What stays of the path of a file: its name, what is below the first folder, or all of it. */
  keeps: 'name' | 'below' | 'path';
  /** Whether a glob may stand for folders, which are copied with what they have. */
  takesFolders: boolean;
}

const isGlob = (path: string) => /[*?{}[\]]/.test(path);

/**
 * Reads a part of a list of copies. What cannot be read is noted.
 *
 * @param names how the tool calls the parts
 */
export function readCopy(
  value: Value,
  names: { from: string; to: string },
  option: Option,
): { from: string[]; to: string[]; rename: string | undefined; flatten: boolean | undefined } | undefined {
  const textsOf = (one: Value | undefined) =>
    (one?.kind === 'array' ? one.items : one ? [one] : []).map((item) =>
      item.kind === 'string' && !/^[!/]/.test(item.value)
        ? item.value.replace(/^\.\//, '').replace(/\/$/, '')
        : undefined,
    );
  const [from, to] = value.kind === 'string' ? [value, undefined] : [part(value, names.from), part(value, names.to)];
  const [rename, flatten] = [part(value, 'rename'), part(value, 'flatten')];
  const known = [names.from, names.to, 'rename', 'flatten'];
  const isRead =
    value.kind === 'string' ||
    (value.kind === 'object' &&
      value.unread.length === 0 &&
      value.properties.every(({ name }) => known.includes(name)) &&
      (rename === undefined || rename.kind === 'string') &&
      (flatten === undefined || flatten.kind === 'boolean'));
  const [sources, targets] = [textsOf(from), textsOf(to)];
  if (!isRead || sources.length === 0 || sources.includes(undefined) || targets.includes(undefined)) {
    option.unread(value);
    return undefined;
  }
  return {
    from: sources.filter((one) => one !== undefined),
    to: targets.filter((one) => one !== undefined),
    rename: rename?.kind === 'string' ? rename.value : undefined,
    flatten: flatten?.kind === 'boolean' ? flatten.value : undefined,
  };
}

/** A copy that is written once the output folder is known, or left to the reader. */
export type PlannedCopy = Copy & { leave(): void };

/** The patterns of copies, except for those of output files, which are not there yet. */
export function writeCopies(copies: readonly PlannedCopy[], outDir: string): Settings[] {
  return copies.flatMap((copy) => {
    if (!copy.from.some((path) => path.startsWith(`${outDir}/`))) return patternsOf(copy, outDir);
    copy.leave();
    return [];
  });
}

/** A copy as `output.copy` has it. A folder keeps its name. */
export function patternsOf({ from, to: folder, rename, keeps, takesFolders }: Copy, outDir: string): Settings[] {
  const to = relativePath(outDir, folder ?? outDir);
  const put = (...parts: string[]): Settings => ({ to: [to, ...parts].filter((part) => part !== '').join('/') });
  return from.map((path) => {
    const [first = '', ...rest] = path.split('/');
    const name = rename ?? '[name][ext]';
    if (isGlob(path)) {
      const below: Settings = to === '' ? {} : put();
      const [, above] = /^([^*?{}[\]]+)\/\*$/.exec(path) ?? [];
      if (takesFolders && keeps === 'name' && above !== undefined)
        return { from: '**/*', context: `./${above}`, ...below };
      if (keeps === 'path') return { from: path, ...below };
      if (keeps === 'below' && rest.length > 0 && !isGlob(first))
        return { from: rest.join('/'), context: `./${first}`, ...below };
      return { from: `./${path}`, ...put(name) };
    }
    const base = path.split('/').at(-1) ?? path;
    // Only the project knows what is a folder; names of folders rarely have a dot or are all capitals.
    const isFile = /.\.\w+$|^[A-Z_-]+$/.test(base);
    const folders = keeps === 'name' ? [] : (keeps === 'below' ? rest : path.split('/')).slice(0, -1);
    const target = put(...folders, isFile ? name : (rename ?? base));
    const isNamed = isFile && rename !== undefined;
    return { from: `./${path}`, ...target, ...(isNamed ? { toType: 'file' } : {}) };
  });
}

/** Stylesheets that are copied, which keep their paths. */
export function movesOf(patterns: readonly Settings[], outDir: string): Move[] {
  return patterns.map(({ to = '' }) => {
    const folder = normalizePath(`${outDir}/${String(to).split(/(?:^|\/)\[/)[0]}`);
    return { from: `${folder}/*.css`, to: `${folder}/*.css`, stays: true };
  });
}

/** The path from one folder of the project to another. */
function relativePath(from: string, to: string): string {
  const names = (path: string) => path.split('/').filter((name) => name !== '.' && name !== '');
  const [a, b] = [names(from), names(to)];
  const common = a.findIndex((name, index) => name !== b[index]);
  const same = common === -1 ? a.length : common;
  return [...a.slice(same).map(() => '..'), ...b.slice(same)].join('/');
}
