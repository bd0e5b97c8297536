import type { Node } from '@babel/types';
import { assign, type Code, globalName, Raw, type Settings } from './code.ts';
import type { Draft, Format } from './lib-items.ts';
import type { Context, Manifest } from './manifest.ts';
import { type Option, shorten } from './rules.ts';
import { freeNames, nodesOf, returned, shape, unwrap } from './trees.ts';
import { type CodeValue, readValue, type Value } from './values.ts';

/** Whether Rslib leaves a package out of `esm` and `cjs` by itself. */
const isListed = (name: string, manifest: Manifest | undefined) =>
  manifest?.external.some((one) => name === one || name.startsWith(`${one}/`)) ?? false;

/**
 * Converts a list of packages that are not bundled. Those that Rslib leaves out by itself are not repeated.
 *
 * @param matches `subpaths` if `lodash` stands for `lodash/fp` too
 */
export function readExternals(
  value: Value,
  { option, manifest, matches }: { option: Option; manifest: Manifest | undefined; matches: 'exact' | 'subpaths' },
): Code[] {
  return listOf(value).flatMap((item): Code[] => {
    if (item.kind === 'string') {
      if (isListed(item.value, manifest)) {
        option.note('converted', 'converter.listed', { package: item.value }, item.line);
        return [];
      }
      const isName = /^(?:@[\w.-]+\/)?[\w.-]+$/.test(item.value) && !item.value.startsWith('.');
      if (matches === 'exact' || !isName) return [item.value];
      return [new Raw(`/^${item.value.replace(/[/.]/g, '\\$&')}($|\\/)/`)];
    }
    if (isOfLists(item)) {
      option.note('converted', 'converter.byItself', { code: shorten(item.code) }, item.line);
      return [];
    }
    const tested = matches === 'exact' ? asPattern(item) : item;
    if (tested !== item) {
      const values = { code: shorten(item.code), to: tested.code };
      option.note('converted', 'converter.testOfId', values, item.line);
      return [new Raw(tested.code)];
    }
    if (item.kind === 'object' || (item.kind === 'code' && (isFunctionOf(item) || givesFunction(item)))) {
      option.unread(item);
      return [];
    }
    const code = option.code(item);
    if (code === undefined) return [];
    // A copied list is spread into the one that it becomes a part of.
    const isList = item.kind === 'code' && value.kind !== 'array';
    return [isList ? new Raw(`...${item.code}`) : code];
  });
}

/**
 * All that is no path, as the text of an import.
 *
 * @param exceptions parts of a regular expression that leave some out
 */
export const packagesBut = (exceptions: readonly string[]) => `/^${exceptions.join('')}[^./]/`;
const PACKAGES = packagesBut([]);

/** What tests of `id` say that of all packages. Rollup and Rolldown test paths of files, too, and Rslib only texts. */
const isPackage = shape(
  ...['!/^[./]/.test($id)', '!/^[.\\/]/.test($id)', '!/^(\\.|\\/)/.test($id)', '!/^(?:\\.|\\/)/.test($id)'],
  ...["!$id.startsWith('.')", "!$id.startsWith('.') && !$id.startsWith('/')"],
  ...["!$id.startsWith('.') && !isAbsolute($id)", "!$id.startsWith('.') && !path.isAbsolute($id)"],
  ...["$id.includes('node_modules')", "$id.includes('/node_modules/')", '/node_modules/.test($id)'],
);

/** A test of `id` by a regular expression. */
const isTested = shape('$pattern.test($id)');

/**
 * A function that does nothing but test what is imported, as a regular expression: that of `(id) => /^lodash/.test(id)`.
 * What says "all packages" is `/^[^./]/`. Anything else is returned as it is.
 */
function asPattern(item: Value): Value {
  const { line, code } = item;
  const pattern = (text: string): Value => ({ kind: 'regexp', line, code: text });
  if (item.kind === 'regexp') return /^\/[\\/[\]()]*node_modules[\\/[\]()]*\/$/.test(code) ? pattern(PACKAGES) : item;
  const test = item.kind === 'code' ? returned(functionOf(item)) : undefined;
  if (!test) return item;
  const known = { $id: test.param };
  if (isPackage(test.result, known)) return pattern(PACKAGES);
  const by = isTested(test.result, known)?.$pattern;
  return by?.type === 'RegExpLiteral' && /^i?$/.test(by.flags) ? pattern(`/${by.pattern}/${by.flags}`) : item;
}

/** Adds externals to formats. */
export function addExternals({ only }: Draft, formats: readonly Format[], externals: readonly Code[]): void {
  if (externals.length === 0) return;
  for (const format of formats) {
    only[format] ??= {};
    assign(only[format], 'output.externals', [...externals]);
  }
}

/** What a config says about packages that it may leave out of scripts for pages. */
export interface RollupExternals {
  /** `external`, if it is set. */
  value: Value | undefined;
  option: Option | undefined;
  /** Whether the tool, or a plugin, leaves out what `package.json` lists. */
  isListed: boolean;
  /** Names of globals by package. */
  globals: Record<string, string>;
  /** What is bundled although `package.json` lists it. */
  bundled?: Value | undefined;
}

/** `react` of `react/jsx-runtime`. */
const packageOf = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

/**
 * Converts `external` and `globals` for scripts, in which Rslib bundles what no setting names. Packages whose global is
 * not known, and what cannot be read, are noted.
 */
export function applyScriptExternals(
  draft: Draft,
  { value, option, isListed, globals, bundled }: RollupExternals,
  { manifest, report, source }: Context,
): void {
  const scripts = draft.formats.filter((format) => format === 'umd' || format === 'iife');
  if (scripts.length === 0) return;
  const at = (line = option?.line ?? draft.line) => ({ file: option?.source.file ?? source.file, line });
  const link = '/config/rsbuild/output-externals#output-externals';
  const name = option?.name ?? 'external';
  const named = Object.keys(globals);
  const names = new Set<string>();
  const addAll = (all: readonly string[]) => {
    for (const one of all) names.add(one);
  };
  if (isListed && manifest) {
    const isBundled = (one: string) => itemsOf(bundled).some((item) => isMatch(item, one));
    const listed = manifest.external.filter((one) => !isBundled(one));
    addAll(listed);
    addAll(named.filter((one) => listed.includes(packageOf(one))));
  }
  for (const item of itemsOf(value)) {
    if (item.kind === 'nothing' || item.kind === 'boolean') continue;
    const found =
      item.kind === 'string'
        ? [item.value]
        : item.kind === 'code'
          ? (manifest?.listed(listsIn(meaningOf(item))) ?? [])
          : [...named, ...(manifest?.packages ?? [])].filter((one) => isMatch(item, one));
    // A function decides for names that only the build knows; those that have a global are its likely answer.
    addAll(found.length > 0 ? found : named);
    if (found.length === 0)
      report.add(
        'decide',
        at(item.line),
        name,
        { key: 'converter.scriptUnread', values: { code: shorten(item.code) } },
        link,
      );
  }
  const externals: Settings = {};
  const guessed: Record<string, string> = {};
  for (const one of [...names].filter((one) => !one.startsWith('node:'))) {
    const root = globals[one] ?? one.replace(/[^\w$]/g, '_');
    if (globals[one] === undefined) guessed[one] = root;
    externals[one] = { root: globalName(root), commonjs: one, commonjs2: one, amd: one };
  }
  if (Object.keys(externals).length === 0) return;
  if (Object.keys(guessed).length > 0) {
    const values = { packages: Object.keys(guessed).join(', '), globals: Object.values(guessed).join(', ') };
    report.add('decide', at(), name, { key: 'converter.global', values }, link);
  }
  for (const format of scripts) {
    draft.only[format] ??= {};
    assign(draft.only[format], 'output.externals', externals);
  }
}

/** Converts `external` and `globals` for all formats of a draft. What was bundled stays bundled. */
export function applyRollupExternals(
  draft: Draft,
  { value, option, isListed: isByPlugin, globals }: RollupExternals,
  context: Context,
): void {
  const { manifest, report, source } = context;
  const items = itemsOf(value);
  const at = { file: source.file, line: option?.line ?? draft.line };
  const modules = draft.formats.filter((format) => format === 'esm' || format === 'cjs');
  const names = items.flatMap((item) => (item.kind === 'string' ? item.value : []));
  if (value && option && modules.length > 0) {
    addExternals(draft, modules, readExternals(value, { option, manifest, matches: 'exact' }));
  }
  applyScriptExternals(draft, { value, option, isListed: isByPlugin, globals }, context);
  if (modules.length === 0 || isByPlugin) return;
  const isFunction = items.some(
    (item) => item.kind === 'code' && !isOfLists(item) && listsIn(nodesOf(item.node)).length === 0,
  );
  if (isFunction) return;
  if (!manifest) {
    report.add(
      'decide',
      at,
      'external',
      { key: 'converter.bundledUnknown' },
      '/config/rsbuild/output-externals#output-auto-external',
    );
    return;
  }
  const patterns = items.flatMap((item) => (item.kind === 'regexp' ? (patternOf(item.code) ?? []) : []));
  const mentioned = items.flatMap((item) => (item.kind === 'code' ? manifest.listed(listsIn(meaningOf(item))) : []));
  const bundled = manifest.external.filter(
    (name) => !names.includes(name) && !mentioned.includes(name) && !patterns.some((pattern) => pattern.test(name)),
  );
  if (bundled.length === 0) return;
  for (const format of modules) {
    draft.only[format] ??= {};
    assign(draft.only[format], 'output.autoExternal.exclude', bundled);
  }
  report.add(
    'converted',
    at,
    'external',
    { key: 'converter.bundled', values: { packages: bundled.join(', ') } },
    '/config/rsbuild/output-externals#output-auto-external-exclude',
  );
}

/** The values of a list, or the only one. What a list is joined with by `concat` are values of it. */
export const listOf = (value: Value | undefined): readonly Value[] => {
  if (value === undefined) return [];
  if (value.kind === 'array') return value.items.flatMap((item) => (item.kind === 'code' ? partsOf(item) : [item]));
  return value.kind === 'code' ? partsOf(value) : [value];
};

/** The parts of a list that `concat` joins, also by the name of a constant; of anything else, itself. */
function partsOf(value: CodeValue): readonly Value[] {
  const { node, scope } = value;
  if (node.type === 'Identifier') {
    const constant = scope.constants.get(node.name);
    if (!constant || scope.isReading(node.name)) return [value];
    const named = scope.reading(node.name, () => readValue(constant, scope));
    return isConcat(named) ? scope.reading(node.name, () => partsOf(named)) : [value];
  }
  if (!isConcat(value)) return [value];
  const { callee, arguments: args } = node as Extract<Node, { type: 'CallExpression' }>;
  const parts = [(callee as Extract<Node, { type: 'MemberExpression' }>).object, ...args];
  return parts.flatMap((part) => listOf(readValue(part, scope)));
}

/** `Object.keys(pkg.dependencies).concat('react')`, also where it is spread. */
const isConcat = (value: Value): value is CodeValue =>
  value.kind === 'code' &&
  value.node.type === 'CallExpression' &&
  value.node.callee.type === 'MemberExpression' &&
  value.node.callee.property.type === 'Identifier' &&
  value.node.callee.property.name === 'concat' &&
  value.node.arguments.every(({ type }) => type !== 'SpreadElement');

/** What an identifier is called, or a text says. */
const textOf = (node: Node) =>
  node.type === 'Identifier' ? node.name : node.type === 'StringLiteral' ? node.value : undefined;

/** The lists of `package.json` that code names: `pkg.peerDependencies`. */
const listsIn = (nodes: readonly Node[]): string[] =>
  [...new Set(nodes.map(textOf).filter((text) => text !== undefined && /^\w*[dD]ependencies$/.test(text)))] as string[];

/** The nodes of a value and of the constants and functions that it names. What is imported has none. */
function meaningOf({ node, scope }: CodeValue): Node[] {
  const nodes = nodesOf(node);
  const names = new Set(freeNames(node));
  // The set grows while it is read.
  for (const name of names) {
    if (scope.moduleOf(name) !== undefined) continue;
    const constant = scope.constants.get(name);
    for (const one of constant ? [constant] : scope.declarationsOf([name])) {
      nodes.push(...nodesOf(one));
      for (const inner of freeNames(one)) names.add(inner);
    }
  }
  return nodes;
}

/** The function that a name stands for, or the code itself. */
function functionOf({ node, scope }: CodeValue): Node {
  const own = unwrap(node);
  return (own.type === 'Identifier' && scope.functions.get(own.name)) || own;
}

const isFunctionOf = (item: CodeValue) => 'params' in functionOf(item);

/** Whether a name stands for a function of the file, or a call gives one: `makePredicate(names)`. */
function givesFunction({ node, scope }: CodeValue): boolean {
  const own = unwrap(node);
  const name = own.type === 'CallExpression' && own.callee.type === 'Identifier' ? own.callee.name : '';
  return scope.functions.has(name) || scope.constants.has(name);
}

/** Whether a list has what is imported, or the package that it is a path of. */
const isInList = shape(
  ...['$list.includes($id)', '$list.has($id)'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is looked for.
  ...['$id.startsWith($name)', '$id.startsWith(`${$name}/`)', "$id.startsWith($name + '/')"].flatMap((test) => [
    `$list.some(($name) => ${test})`,
    `$list.some(($name) => $id === $name || ${test})`,
  ]),
);

/** Whether a call keeps some of a list, and not only what is set: `names.filter(isOurs)`. */
const isSome = (node: Node) => {
  const found = shape('$list.filter($test)')(node);
  return found !== undefined && textOf(found.$test as Node) !== 'Boolean';
};

/**
 * Whether what is left out is all of lists of `package.json`, in one of the ways in which a config says so: the names of
 * a list, a function that looks for them in what is imported, or a call that makes such a function of them.
 */
function isOfLists(item: Value): boolean {
  if (item.kind !== 'code') return false;
  const meaning = meaningOf(item);
  const lists = listsIn(meaning);
  // Some names of a list are others than all, and development dependencies are bundled.
  if (lists.length === 0 || lists.includes('devDependencies') || meaning.some(isSome)) return false;
  // Names beside the lists may be those of packages that are bundled otherwise.
  const isName = (node: Node) =>
    node.type === 'StringLiteral' &&
    !lists.includes(node.value) &&
    /^@?\w[\w./-]*$/.test(node.value) &&
    !/^utf-?8$|\.json$/.test(node.value);
  const isFunction = isFunctionOf(item) || givesFunction(item);
  if (isFunction && meaning.some(isName)) return false;
  if (isFunctionOf(item)) {
    const test = returned(functionOf(item));
    return test !== undefined && isInList(test.result, { $id: test.param }) !== undefined;
  }
  const makesPattern = meaning.some((node) => node.type === 'NewExpression' && textOf(node.callee) === 'RegExp');
  return item.node.type !== 'CallExpression' || listsIn(nodesOf(item.node)).length > 0 || makesPattern;
}

const itemsOf = (value: Value | undefined) => listOf(value).map(asPattern);

const isMatch = (item: Value, name: string) =>
  item.kind === 'string' ? item.value === name : item.kind === 'regexp' && patternOf(item.code)?.test(name) === true;

/** A regular expression that stands in a config. */
function patternOf(code: string): RegExp | undefined {
  const [, pattern, flags] = /^\/(.*)\/(\w*)$/s.exec(code) ?? [];
  return pattern === undefined ? undefined : new RegExp(pattern, flags?.replace('g', ''));
}
