import type { Node } from '@babel/types';
import { normalizePath } from './normalize-path.ts';
import { readValue, type Source, unwrap, type Value } from './values.ts';

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

/** `relative('src', file)`, or the same with the folder of the config. */
const RELATIVE =
  /\brelative\(\s*(?:(?:path\.)?(?:resolve|join)\(\s*(?:__dirname|import\.meta\.dirname|process\.cwd\(\))\s*,\s*)?['"]([\w./-]+)['"]/;

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
  const callee = source.textOf(call.callee);
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
  if (call.type !== 'CallExpression' || call.arguments.length !== 1) return undefined;
  const text = source.textOf(call.callee).replace(/\s/g, '');
  const [first] = call.arguments;
  if (/^(?:\w+\.)?readdirSync$/.test(text) && /^(?:node:)?fs$/.test(source.moduleOf(text.split('.')[0] ?? '') ?? '')) {
    const folder = first && readValue(first, source);
    if (folder?.kind !== 'string') return undefined;
    return { globs: [`./${normalizePath(folder.value)}/*`], isNamed: false };
  }
  if (call.callee.type !== 'MemberExpression' || call.callee.property.type !== 'Identifier' || !first) return undefined;
  const before = readFolder(call.callee.object, source);
  const [glob = ''] = before?.globs ?? [];
  const folder = glob.slice(2, glob.lastIndexOf('/'));
  const [, name, body = ''] = /^\(?(\w+)(?::\s*string)?\)?\s*=>\s*([^{].*)$/s.exec(source.textOf(first)) ?? [];
  if (!before || name === undefined) return undefined;
  const code = body.replace(/\s/g, '').replaceAll('"', "'");
  if (call.callee.property.name === 'filter') {
    const [, end] =
      new RegExp(`^${name}\\.endsWith\\('(\\.\\w+)'\\)$`).exec(code) ??
      new RegExp(`^/\\\\(\\.\\w+)\\$/\\.test\\(${name}\\)$`).exec(code) ??
      [];
    return end === undefined || !glob.endsWith('/*') ? undefined : { ...before, globs: [`${glob}${end}`] };
  }
  if (call.callee.property.name !== 'map') return undefined;
  const paths = [
    `\`${folder}/\${${name}}\``,
    `\`./${folder}/\${${name}}\``,
    `'${folder}/'+${name}`,
    `'./${folder}/'+${name}`,
  ];
  const joined =
    /^(?:path\.)?(?:join|resolve)\((?:(?:__dirname|import\.meta\.dirname|process\.cwd\(\)),)?'(?:\.\/)?([\w./-]+?)\/?',(\w+)\)$/.exec(
      code,
    );
  const isPath = paths.includes(code) || (joined?.[1] === folder && joined[2] === name);
  return isPath ? before : undefined;
}

/** `globSync('src/*.ts').map((file) => [nameOf(file), file])` */
function readNamed(mapped: Node, source: Source): FoundGlobs | undefined {
  if (mapped.type !== 'CallExpression' || mapped.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = mapped.callee;
  const found = property.type === 'Identifier' && property.name === 'map' ? readGlobs(object, source) : undefined;
  const [, folder] = RELATIVE.exec(source.textOf(mapped)) ?? [];
  return found && { ...found, isNamed: true, ...(folder === undefined ? {} : { folder }) };
}

/** The texts of a list, or the only one. */
function textsOf(value: Value): string[] | undefined {
  const items = value.kind === 'array' ? value.items : [value];
  const texts = items.map((item) => (item.kind === 'string' ? item.value : undefined));
  return texts.every((text) => text !== undefined) ? texts : undefined;
}
