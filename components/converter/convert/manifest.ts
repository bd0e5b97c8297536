import {
  applyEdits,
  findNodeAtLocation,
  type JSONPath,
  modify,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { PastedFile } from '../types.ts';
import type { Format, Move } from './lib-items.ts';
import type { SyntaxFault } from './read-source.ts';
import type { Report } from './rules.ts';
import type { ObjectValue, Source, Value } from './values.ts';

/** A parsed `package.json`. */
export interface Manifest {
  file: string;
  text: string;
  root: Node;
  /** A text by its path: `main`, or `exports`, `import`. */
  textAt(path: readonly string[]): string | undefined;
  /** Without its scope. */
  name: string;
  isModule: boolean;
  /** Packages that Rslib leaves out of bundles. */
  external: string[];
  /** The packages of some lists, such as `peerDependencies`. */
  listed(lists: readonly string[]): string[];
  /** All packages, of any kind. */
  packages: string[];
  /** The paths of `bin`. */
  commands: string[];
  scripts: Script[];
}

/** What the conversion of a config knows besides the config. */
export interface Context {
  source: Source;
  report: Report;
  manifest: Manifest | undefined;
  /** A pasted tsconfig, with what it extends. */
  tsconfigAt(path: string): ObjectValue | undefined;
}

export interface Script {
  name: string;
  command: string;
  line: number;
}

/** The line of an offset, from 1. */
const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Parses JSON, with comments if it is a tsconfig. @returns the tree, or the first error in it */
export function readJson({ text }: PastedFile, isStrict = false): Node | SyntaxFault {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: !isStrict, disallowComments: isStrict });
  const [error] = errors;
  if (error) return { line: lineAt(text, error.offset), message: printParseErrorCode(error.error) };
  return root?.type === 'object' ? root : { line: 1, message: 'ObjectExpected' };
}

/** Reads what the converter needs of a `package.json`. */
export function readManifest(pasted: PastedFile): Manifest | SyntaxFault {
  const root = readJson(pasted, true);
  if ('message' in root) return root;
  const { name: file, text } = pasted;
  const keys = (field: string) => entriesOf(findNodeAtLocation(root, [field])).map(([name]) => name);
  const external = ['dependencies', 'optionalDependencies', 'peerDependencies'].flatMap(keys);
  return {
    file,
    text,
    root,
    textAt: (path) => {
      const value: unknown = findNodeAtLocation(root, [...path])?.value;
      return typeof value === 'string' ? value : undefined;
    },
    name: String(findNodeAtLocation(root, ['name'])?.value ?? '').replace(/^@[^/]*\//, ''),
    isModule: findNodeAtLocation(root, ['type'])?.value === 'module',
    external,
    listed: (lists) => lists.flatMap(keys),
    packages: [...external, ...keys('devDependencies')],
    commands: commandsIn(findNodeAtLocation(root, ['bin'])),
    scripts: entriesOf(findNodeAtLocation(root, ['scripts'])).flatMap(([name, node]) =>
      typeof node.value === 'string' ? [{ name, command: node.value, line: lineAt(text, node.offset) }] : [],
    ),
  };
}

function commandsIn(bin: Node | undefined): string[] {
  const values = bin?.type === 'string' ? [bin] : entriesOf(bin).map(([, value]) => value);
  return values.map(({ value }) => String(value));
}

/** The properties of an object, with the nodes of their values. */
function entriesOf(node: Node | undefined): [name: string, value: Node][] {
  return (node?.type === 'object' ? (node.children ?? []) : []).flatMap(({ children = [] }): [string, Node][] => {
    const [key, value] = children;
    return key && value ? [[String(key.value), value]] : [];
  });
}

/** Fields of `package.json` that name output files. */
const FIELDS = [
  'main',
  'module',
  'types',
  'typings',
  'browser',
  'react-native',
  'unpkg',
  'jsdelivr',
  'style',
  'bin',
  'exports',
  'typesVersions',
  'publishConfig',
];

/** Fields that repeat some of those paths, beside paths and patterns that stay as they are. */
const REPEATED = ['imports', 'sideEffects', 'files', 'size-limit'];

/** JSON as values of a config, with lines. */
export function readJsonValue(node: Node, text: string): Value {
  const base = { line: lineAt(text, node.offset), code: text.slice(node.offset, node.offset + node.length) };
  switch (node.type) {
    case 'string':
      return { ...base, kind: 'string', value: String(node.value) };
    case 'number':
      return { ...base, kind: 'number', value: Number(node.value) };
    case 'boolean':
      return { ...base, kind: 'boolean', value: node.value === true };
    case 'array':
      return { ...base, kind: 'array', items: (node.children ?? []).map((item) => readJsonValue(item, text)) };
    case 'object': {
      const properties = (node.children ?? []).flatMap(({ children: [key, value] = [], offset }) =>
        key && value
          ? [{ name: String(key.value), value: readJsonValue(value, text), line: lineAt(text, offset) }]
          : [],
      );
      return { ...base, kind: 'object', properties, unread: [] };
    }
    default:
      return { ...base, kind: 'nothing' };
  }
}

/** A field of `package.json` that configures a tool. */
export function readField({ root, text }: Manifest, names: readonly string[]): ObjectValue | undefined {
  const node = names.map((name) => findNodeAtLocation(root, [name])).find((node) => node !== undefined);
  const value = node && readJsonValue(node, text);
  return value?.kind === 'object' ? value : undefined;
}

/** What changes in a `package.json`. */
export interface ManifestChanges {
  moves: readonly Move[];
  /** The folders of the other tool's output. */
  outDirs: readonly string[];
  /** Folders that commands of scripts still write. */
  otherDirs: readonly string[];
  /** Scripts by name. */
  scripts: Readonly<Record<string, string>>;
  /** Development dependencies with their versions. */
  add: Readonly<Record<string, string>>;
  remove: readonly string[];
  /** Fields that configure the other tool. */
  fields: readonly string[];
}

/** Changes a `package.json`, and keeps its formatting. Paths that nothing is known to write are noted. */
export function changeManifest(manifest: Manifest, changes: ManifestChanges, report: Report): PastedFile {
  const { file, root } = manifest;
  let { text } = manifest;
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? '  ';
  const formattingOptions = indent.includes('\t')
    ? { insertSpaces: false, tabSize: 1 }
    : { insertSpaces: true, tabSize: indent.length };
  const change = (path: JSONPath, value: unknown) => {
    text = applyEdits(text, modify(text, path, value, { formattingOptions }));
  };
  const notePattern = (path: JSONPath, value: string, moved: readonly Move[], node: Node) => {
    const paths = [...new Set(moved.map(({ from, to }) => `\`${from}\` → \`${to}\``))].join(', ');
    const option = path.filter((key) => typeof key === 'string').join('.');
    const message = { key: 'converter.pathPattern', values: { path: value, paths } } as const;
    const at = { file, line: lineAt(manifest.text, node.offset) };
    report.add('decide', at, option, message, '/config/rsbuild/output-files#output-filename-js');
  };
  for (const field of changes.fields) if (findNodeAtLocation(root, [field])) change([field], undefined);
  for (const field of FIELDS) {
    visitStrings(findNodeAtLocation(root, [field]), [field], (path, value, node) => {
      const isBound = path.some((key) => CONDITION.test(String(key)));
      const format = formatOf(path, manifest);
      const pattern = value.includes('*')
        ? movedPattern(value, changes.moves, isBound ? format : undefined)
        : undefined;
      const moved = movedPath(value, changes.moves, format) ?? pattern?.to;
      if (moved !== undefined) {
        if (moved !== value) change(path, moved);
      } else if (pattern && pattern.moved.length > 0) {
        notePattern(path, value, pattern.moved, node);
      } else if (/\.([cm]?[jt]s|css)$/.test(value)) {
        const isIn = (folders: readonly string[]) => folders.some((folder) => bare(value).startsWith(`${folder}/`));
        const isOurs = isIn(changes.outDirs);
        const renamed = changes.moves.filter(({ from, to }) => from !== to && /\.[cm]?js$/.test(to));
        if (!isOurs && field === 'bin' && renamed.length > 0) {
          const paths = renamed.map(({ from, to }) => `\`${from}\` → \`${to}\``).join(', ');
          report.add(
            'decide',
            { file, line: lineAt(manifest.text, node.offset) },
            path.filter((key) => typeof key === 'string').join('.'),
            { key: 'converter.ownCommand', values: { path: value, paths } },
            '/config/lib/dts#types-in-their-own-folder',
          );
        }
        if (!isOurs && (field === 'bin' || isIn(['src', ...changes.otherDirs]))) return;
        report.add(
          'decide',
          { file, line: lineAt(manifest.text, node.offset) },
          path.filter((key) => typeof key === 'string').join('.'),
          {
            key: isOurs ? 'converter.path' : 'converter.pathElsewhere',
            values: { path: value },
          },
        );
      }
    });
  }
  for (const field of REPEATED) {
    visitStrings(findNodeAtLocation(root, [field]), [field], (path, value, node) => {
      const isPattern = value.includes('*');
      const moved = isPattern ? undefined : movedPath(value, changes.moves, formatOf(path, manifest));
      if (moved !== undefined && moved !== value) change(path, moved);
      const glob = isPattern && !value.startsWith('!') ? asPattern(bare(value)) : undefined;
      // npm publishes all of a folder that a pattern names.
      const foldersOf = (file: string) => file.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
      const hasFolder = (file: string) => field === 'files' && foldersOf(file).some((folder) => glob?.test(folder));
      const isMatch = (from: string) => glob?.test(from) || (isPattern && mayOverlap(bare(value), from));
      const lost = changes.moves.filter(
        ({ from, to }) => isMatch(from) && !glob?.test(to) && from !== to && !hasFolder(to),
      );
      if (lost.length > 0) notePattern(path, value, lost, node);
    });
  }
  const scripts = moveInScripts(manifest, changes, report);
  for (const [name, command] of Object.entries(scripts)) change(['scripts', name], command);
  for (const kind of ['dependencies', 'devDependencies']) {
    for (const name of changes.remove) if (findNodeAtLocation(root, [kind, name])) change([kind, name], undefined);
  }
  const added = Object.entries(changes.add).filter(([name]) => !manifest.packages.includes(name));
  if (added.length > 0) {
    const kept = entriesOf(findNodeAtLocation(root, ['devDependencies'])).filter(
      ([name]) => !changes.remove.includes(name),
    );
    const all = [...kept.map(([name, { value }]) => [name, value]), ...added].sort(([a], [b]) =>
      String(a) < String(b) ? -1 : 1,
    );
    change(['devDependencies'], Object.fromEntries(all));
  }
  return { name: file || 'package.json', text };
}

/** Paths of scripts in a command. */
const PATHS = /(?<![\w@./-])(?:\.\/)?\w[\w./-]*\.[cm]?[jt]s(?![\w./-])/g;

/** The changed scripts, whose commands name the files that Rslib writes: `node dist/cli.mjs` is `node dist/cli.js`. */
function moveInScripts(
  { file, isModule, scripts }: Manifest,
  { moves, scripts: converted }: ManifestChanges,
  report: Report,
): Record<string, string> {
  const changed: Record<string, string> = { ...converted };
  for (const { name, command, line } of scripts) {
    const before = changed[name] ?? command;
    const after = moveInCommand(before, { moves, isModule }, (from, to) => {
      const message = { key: 'converter.scriptPath', values: { from, to } } as const;
      report.add('converted', { file, line }, `scripts.${name}`, message);
    });
    if (after !== before) changed[name] = after;
  }
  return changed;
}

/**
 * A command with the files that Rslib writes.
 *
 * @param see called with each file that has moved
 */
export const moveInCommand = (
  command: string,
  { moves, isModule }: { moves: readonly Move[]; isModule: boolean },
  see: (from: string, to: string) => void = () => {},
): string =>
  command.replace(PATHS, (path) => {
    const to = movedPath(path, moves, isModule ? 'esm' : 'cjs') ?? path;
    if (to !== path) see(path, to);
    return to;
  });

function visitStrings(
  node: Node | undefined,
  path: JSONPath,
  see: (path: JSONPath, value: string, node: Node) => void,
): void {
  if (node?.type === 'string') see(path, String(node.value), node);
  if (node?.type === 'array')
    for (const [index, item] of (node.children ?? []).entries()) visitStrings(item, [...path, index], see);
  for (const [name, value] of entriesOf(node)) visitStrings(value, [...path, name], see);
}

const bare = (path: string) => path.replace(/^\.\//, '');

/** A glob as a regular expression. */
function asPattern(glob: string): RegExp {
  const parts: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' };
  const text = glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*\*\/|\*\*|\*/g, (stars) => parts[stars] ?? '');
  return new RegExp(`^${text}$`);
}

/** Whether a glob may match files of a move with a star: both are below a folder, with the same end or any. */
function mayOverlap(glob: string, from: string): boolean {
  const [before = '', after] = from.split('*');
  const end = glob.slice(glob.lastIndexOf('*') + 1);
  return after !== undefined && before !== '' && glob.startsWith(before) && after.endsWith(end);
}

/** Conditions of `exports` that say which format a path is for. */
const CONDITION = /^(import|module|require)$/;

/** The format of the files that a path of `package.json` is for. What conditions share is read as the package's type. */
function formatOf(path: JSONPath, { isModule }: Manifest): Format {
  const condition = path.findLast((key) => CONDITION.test(String(key)));
  if (condition !== undefined) return condition === 'require' ? 'cjs' : 'esm';
  return isModule ? 'esm' : 'cjs';
}

/**
 * Where a file is now. A `*` in a path of `exports`, or in a move, stands for any name. Of a file that formats shared,
 * it is the one of the given format.
 */
function movedPath(path: string, all: readonly Move[], format: Format): string | undefined {
  const start = path.startsWith('./') ? './' : '';
  const moves = [...all].sort((a, b) => Number(b.format === format) - Number(a.format === format));
  for (const { from, to } of moves) {
    if (bare(path) === from) return start + to;
    const [before = '', after] = from.split('*');
    if (after === undefined || !bare(path).startsWith(before) || !path.endsWith(after)) continue;
    const name = bare(path).slice(before.length, bare(path).length - after.length);
    return start + to.replace('*', () => name);
  }
  return undefined;
}

/**
 * Where the files are now that a path with a star stands for.
 *
 * @param format that of the path's condition, if it has one
 * @returns a path with a star, if all of them have moved alike, and the files that have moved
 */
function movedPattern(
  path: string,
  all: readonly Move[],
  format: Format | undefined,
): { to: string | undefined; moved: Move[] } {
  const start = path.startsWith('./') ? './' : '';
  const [before = '', after = '', ...more] = bare(path).split('*');
  const found = all.filter(
    (move) =>
      (format === undefined || move.format === undefined || move.format === format) &&
      move.from.length > before.length + after.length &&
      move.from.startsWith(before) &&
      move.from.endsWith(after),
  );
  const patterns = found.map(({ from, to }) => {
    const name = from.slice(before.length, from.length - after.length);
    const at = to.lastIndexOf(name);
    return at === -1 ? undefined : `${to.slice(0, at)}*${to.slice(at + name.length)}`;
  });
  const [first] = patterns;
  const isAlike = first !== undefined && more.length === 0 && patterns.every((pattern) => pattern === first);
  return { to: isAlike ? start + first : undefined, moved: found.filter(({ from, to }) => from !== to) };
}
