import type { Node } from '@babel/types';
import { normalizePath } from './normalize-path.ts';
import { nodesOf, returned, shape, unwrap } from './trees.ts';
import { codeOf, readResult, readValue, type Source, type Value } from './values.ts';

/** The files that a config looks for when it runs. */
export interface FoundGlobs {
  /** Globs, of which some start with an exclamation mark. */
  globs: string[];
  /** Whether the config computes a name for each file. */
  isNamed: boolean;
  /** The folder below which these names are paths, if the config says so. */
  folder?: string;
}

/** Packages with functions that look for files. */
const PACKAGES = /^(?:(?:node:)?fs(?:\/promises)?|glob|fast-glob|globby|tinyglobby)$/;
const FUNCTIONS = /^(?:glob|globSync|globby|globbySync|fg|fastGlob|sync|async)$/;

/** Options that do not change which sources are found. */
const HARMLESS = /^(?:absolute|onlyFiles|nodir|dot|posix|expandDirectories|unique)$/;

/** Reads `globSync('src/*.ts')`, its relatives, and `Object.fromEntries(globSync('src/*.ts').map(…))`. */
export const globsOf = (value: Value): FoundGlobs | undefined =>
  value.kind === 'code' ? readGlobs(value.node, value.scope) : undefined;

function readGlobs(node: Node, source: Source): FoundGlobs | undefined {
  const call = unwrap(node);
  if (call.type === 'AwaitExpression') return readGlobs(call.argument, source);
  if (call.type === 'Identifier') {
    const constant = source.constants.get(call.name);
    if (!constant || source.isReading(call.name)) return undefined;
    return source.reading(call.name, () => readGlobs(constant, source));
  }
  const [first, second] = call.type === 'CallExpression' ? call.arguments : [];
  if (call.type !== 'CallExpression' || !first) return undefined;
  const callee = nameOf(call.callee) ?? '';
  const listed = readFolder(call, source);
  if (listed) return listed;
  if (callee === 'Object.fromEntries') return readNamed(unwrap(first), source);
  const [root = '', ...names] = callee.split('.');
  if (!PACKAGES.test(source.moduleOf(root) ?? '') || !FUNCTIONS.test(names.at(-1) ?? root)) return undefined;
  const found = textsOf(readValue(first, source));
  const options = second && readValue(second, source);
  if (!found || (options && (options.kind !== 'object' || options.unread.length > 0))) return undefined;
  let folder = '';
  const left: string[] = [];
  for (const { name, value } of options?.properties ?? []) {
    const texts = textsOf(value);
    if (name === 'ignore' && texts) left.push(...texts);
    else if (name === 'cwd' && value.kind === 'string') folder = `${value.value}/`;
    else if (!HARMLESS.test(name)) return undefined;
  }
  const place = (glob: string) => `./${normalizePath(folder + glob)}`;
  const all = [...found, ...left.map((glob) => `!${glob}`)];
  return {
    globs: all.map((glob) => (glob.startsWith('!') ? `!${place(glob.slice(1))}` : place(glob))),
    isNamed: false,
  };
}

/** `readdirSync('src').filter((file) => file.endsWith('.ts')).map((file) => join('src', file))`: the files of a folder. */
function readFolder(node: Node, source: Source): FoundGlobs | undefined {
  const call = unwrap(node);
  if (call.type === 'Identifier') {
    const constant = source.constants.get(call.name);
    return constant && !source.isReading(call.name)
      ? source.reading(call.name, () => readFolder(constant, source))
      : undefined;
  }
  const [first, ...others] = call.type === 'CallExpression' ? call.arguments : [];
  if (call.type !== 'CallExpression' || !first || others.length > 0) return undefined;
  const [root = '', ...names] = nameOf(call.callee)?.split('.') ?? [];
  if ((names.at(-1) ?? root) === 'readdirSync' && /^(?:node:)?fs$/.test(source.moduleOf(root) ?? '')) {
    const folder = readValue(first, source);
    if (folder.kind !== 'string') return undefined;
    return { globs: [`./${normalizePath(folder.value)}/*`], isNamed: false };
  }
  const { $list: list, $function: own } = isFiltered(call) ?? isMapped(call) ?? {};
  const before = list && readFolder(list, source);
  const [glob = '', ...left] = before?.globs ?? [];
  if (!before || !own) return undefined;
  if (isFiltered(call)) {
    const test = glob.endsWith('/*') ? returned(own) : undefined;
    const ends = test && endsOf(test.result, test.param);
    const [end = '', ...more] = ends?.kept ?? [];
    if (!ends || more.length > 0) return undefined;
    return { ...before, globs: [`${glob}${end}`, ...left, ...ends.left.map((one) => `!${glob}${one}`)] };
  }
  // The name of any file is given as a star.
  const name = glob.slice(glob.lastIndexOf('/') + 1);
  const path = readResult(codeOf(own, source), source, [name]);
  return path?.kind === 'string' && `./${normalizePath(path.value)}` === glob ? before : undefined;
}

const isFiltered = shape('$list.filter($function)');
const isMapped = shape('$list.map($function)');

/** `fs.readdirSync`, of names alone. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
  const before = nameOf(node.object);
  return before && `${before}.${node.property.name}`;
}

const isBoth = shape('$a && $b');
const isNot = shape('!$test');
const isEnd = shape('$name.endsWith($end)', '$end.test($name)');

/** The ends of names that a test asks for, and those that it leaves out. @returns `undefined` if it asks for more */
function endsOf(test: Node, param: Node): { kept: string[]; left: string[] } | undefined {
  const both = isBoth(test);
  if (both) {
    const [a, b] = [both.$a, both.$b].map((one) => one && endsOf(one, param));
    return a && b && { kept: [...a.kept, ...b.kept], left: [...a.left, ...b.left] };
  }
  const not = isNot(test)?.$test;
  if (not) {
    const inner = endsOf(not, param);
    return inner && inner.left.length === 0 && inner.kept.length === 1 ? { kept: [], left: inner.kept } : undefined;
  }
  const end = isEnd(test, { $name: param })?.$end;
  const [, text] =
    end?.type === 'StringLiteral'
      ? (/^([.\w-]+)$/.exec(end.value) ?? [])
      : end?.type === 'RegExpLiteral' && end.flags === ''
        ? (/^((?:\\\.|[\w-])+)\$$/.exec(end.pattern) ?? [])
        : [];
  return text === undefined ? undefined : { kept: [text.replaceAll('\\', '')], left: [] };
}

/** `globSync('src/*.ts').map((file) => [nameOf(file), file])` */
function readNamed(mapped: Node, source: Source): FoundGlobs | undefined {
  const list = isMapped(mapped)?.$list;
  const found = list && readGlobs(list, source);
  if (!found) return undefined;
  // `relative('src', file)`
  const [from] = nodesOf(mapped).flatMap((node) => {
    const isRelative = node.type === 'CallExpression' && source.pathMethodOf(nameOf(node.callee) ?? '') === 'relative';
    return isRelative ? node.arguments.slice(0, 1) : [];
  });
  const folder = from && readValue(from, source);
  return { ...found, isNamed: true, ...(folder?.kind === 'string' ? { folder: normalizePath(folder.value) } : {}) };
}

/** The texts of a list, or the only one. */
function textsOf(value: Value): string[] | undefined {
  const items = value.kind === 'array' ? value.items : [value];
  const texts = items.map((item) => (item.kind === 'string' ? item.value : undefined));
  return texts.every((text) => text !== undefined) ? texts : undefined;
}
