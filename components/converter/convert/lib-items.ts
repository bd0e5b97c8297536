import { assign, type Code, globalName, isSettings, printCode, Raw, type Settings } from './code.ts';
import { asPath } from './entries.ts';
import type { Option, Report } from './rules.ts';

export type Format = 'esm' | 'cjs' | 'umd' | 'iife';

/** The names of a tool's output files, with `[name]` for the entry. */
export interface Naming {
  js: string;
  /** Unset without declarations. */
  types?: string;
  /** Whether names of declarations are paths of sources, as those of Rslib. */
  typesBySource?: boolean;
  /** Whether Rslib writes the same name, because its own would be different. */
  keep?: boolean;
}

/** A build of the other tool: what it builds, in Rslib's terms, and what it called its files. */
export interface Draft {
  line: number;
  /** Names of output files without extensions, with paths of sources; globs for a bundleless build. */
  entries: Readonly<Record<string, string | readonly string[]>> | undefined;
  formats: readonly Format[];
  /** Relative to the project: `dist`. */
  outDir: string;
  /** What all formats share. */
  settings: Settings;
  /** What only one format has. */
  only: Partial<Record<Format, Settings>>;
  /** Whether `dist` has declarations. */
  dts: true | Settings | undefined;
  naming(format: Format): Naming;
  /** What ran after the build. */
  onSuccess?: { command: string; option: Option };
  /** Other files that move, such as stylesheets. */
  moves?: readonly Move[];
}

/** An output file of the other tool, and the one that Rslib writes instead, both relative to the project. */
export interface Move {
  from: string;
  to: string;
  /** That of the lib item that writes it; unset if only one does. */
  format?: Format;
  /** Whether it stays where formats get folders of their own: copied files do. */
  stays?: true;
}

/** The lib items of a config, and the files that move. */
export interface Layout {
  items: Settings[];
  moves: Move[];
  /** The `rootDir` that declarations need in `tsconfig.json`; unset without declarations. */
  rootDir: string | undefined;
  /** Files that two lib items would have written, with what the later one writes instead. */
  clashes: (Move & { line: number })[];
}

/** What the package says about its files. */
export interface PackageFacts {
  /** `type: 'module'` of `package.json`. */
  isModule: boolean;
  /** `rootDir` of `tsconfig.json`, as `src`. */
  rootDir?: string;
  /** Whether a tsconfig has a `declarationDir`, which the other tool does not read. */
  hasDeclarationDir?: boolean;
}

const hasTypes = (format: Format) => format === 'esm' || format === 'cjs';

/** The extensions that Rslib gives the files of a format. */
function extensions(format: Format, { isModule }: PackageFacts) {
  if (!hasTypes(format)) return { js: 'js', types: 'd.ts' };
  const isOwn = (format === 'esm') === isModule;
  if (isOwn) return { js: 'js', types: 'd.ts' };
  return format === 'esm' ? { js: 'mjs', types: 'd.mts' } : { js: 'cjs', types: 'd.cts' };
}

/**
 * Turns builds into lib items, one for each format. Formats with declarations get folders of their own if they would
 * share one, because declarations of one format would overwrite those of the other.
 */
export function layOut(drafts: readonly Draft[], facts: PackageFacts): Layout {
  const moves: Move[] = [];
  const items: Settings[] = [];
  const outputs = drafts.flatMap((draft) => draft.formats.map((format) => ({ draft, format })));
  const isWhole = drafts.some(({ settings }) => settings.outBase === './');
  const rootDir = facts.rootDir ?? (isWhole ? '.' : rootDirOf(drafts));
  const withTypes = new Set<string>();
  const moved = new Set<Draft>();
  const written = new Set<string>();
  const clashes: Layout['clashes'] = [];
  for (const { draft, format } of outputs) {
    const { js, types } = extensions(format, facts);
    const typed = outputs.filter(
      ({ draft: other, format }) =>
        other.dts && hasTypes(format) && other.outDir === draft.outDir && typesDirOf(other) === undefined,
    );
    const isSplit = new Set(typed.map(({ format }) => format)).size > 1 && hasTypes(format);
    const outDir = isSplit ? `${draft.outDir}/${format}` : draft.outDir;
    const naming = draft.naming(format);
    const settings: Settings = { format };
    if (!moved.has(draft)) {
      // The first format writes what all of them share.
      moved.add(draft);
      const within = (path: string) => (isSplit ? path.replace(`${draft.outDir}/`, `${outDir}/`) : path);
      const isWithin = ({ to, stays }: Move) => to.endsWith('.css') && !stays;
      moves.push(...(draft.moves ?? []).map((one) => (isWithin(one) ? { ...one, to: within(one.to) } : one)));
    }
    for (const part of [draft.settings, draft.only[format] ?? {}]) {
      for (const [key, value] of Object.entries(part)) assign(settings, key, structuredCopy(value));
    }
    // Of values that were left out, nothing is.
    if (isSettings(settings.source) && isEmpty(settings.source.define)) delete settings.source.define;
    if (isSettings(settings.resolve) && isEmpty(settings.resolve.alias)) delete settings.resolve.alias;
    // For old syntax, the file would name `self`, which Node.js 20 does not have.
    if (format === 'umd' && isOld(settings.syntax))
      assign(settings, 'tools.rspack.output.globalObject', "typeof self === 'undefined' ? this : self");
    if (typeof settings.umdName === 'string') settings.umdName = globalName(settings.umdName);
    const typesDir = typesDirOf(draft);
    // Declarations can only be joined for entries that are paths.
    const ownDts =
      settings.bundle === false && isSettings(draft.dts)
        ? Object.fromEntries(Object.entries(draft.dts).filter(([key]) => key !== 'bundle'))
        : draft.dts;
    // One format fills a folder of declarations that all share: the one of the package's type, if there is one.
    const isTyper =
      typesDir === undefined || types === 'd.ts' || !outputs.some((one) => isTyperOf(typesDir, one, facts));
    const typesKey = typesDir ?? `${outDir} ${types}`;
    if (draft.dts && hasTypes(format) && isTyper && !withTypes.has(typesKey)) {
      withTypes.add(typesKey);
      const own: Settings = types === 'd.ts' ? {} : { autoExtension: true };
      const folder: Settings = facts.hasDeclarationDir ? { distPath: asPath(outDir) } : {};
      const dts: Settings = { ...folder, ...(ownDts === true ? {} : ownDts), ...own };
      settings.dts = Object.keys(dts).length > 0 ? dts : true;
    }
    if (isSplit) moveCopies(settings, format === draft.formats.find(hasTypes));
    if (draft.entries) assign(settings, 'source.entry', { ...draft.entries } as Settings);
    if (outDir !== 'dist') assign(settings, 'output.distPath', `./${outDir}`);
    const put = (pattern: string, name: string) => pattern.replaceAll('[name]', () => name);
    const isBundled = settings.bundle !== false;
    const names = Object.keys(draft.entries ?? {}).map((name) => (isBundled ? name : '*'));
    const filesOf = (pattern: string) => names.map((name) => `${outDir}/${put(pattern, name)}`);
    const wanted = naming.keep ? naming.js : `[name].${js}`;
    const free = [wanted, `[name].${js}`, `[name].${format}.${js}`].find(
      (pattern) => !filesOf(pattern).some((file) => written.has(file)),
    );
    const after = free ?? wanted;
    for (const [index, file] of filesOf(after).entries()) {
      written.add(file);
      const from = filesOf(wanted)[index] ?? file;
      if (after !== wanted) clashes.push({ from, to: file, line: draft.line });
    }
    if (after !== `[name].${js}`) assign(settings, 'output.filename.js', after);
    items.push(settings);

    const hasStyles = isSettings(settings.output) && settings.output.emitCss === true;
    if (hasStyles && isBundled) {
      const single =
        names.length === 1 ? [{ from: `${draft.outDir}/style.css`, to: `${outDir}/${names[0]}.css`, format }] : [];
      moves.push(
        ...names.map((name) => ({ from: `${draft.outDir}/${name}.css`, to: `${outDir}/${name}.css`, format })),
        ...single,
      );
    }
    for (const [name, source] of Object.entries(draft.entries ?? {})) {
      const entry = isBundled ? name : '*';
      moves.push({ from: `${draft.outDir}/${put(naming.js, entry)}`, to: `${outDir}/${put(after, entry)}`, format });
      if (!naming.types || !hasTypes(format) || (typesDir !== undefined && settings.dts === undefined)) continue;
      const isJoined = isSettings(settings.dts) && settings.dts.bundle !== undefined;
      const typesName = isBundled && !isJoined && typeof source === 'string' ? typesNameOf(source, rootDir) : entry;
      const before = naming.typesBySource ? typesName : entry;
      const [from, to] = typesDir === undefined ? [draft.outDir, outDir] : [typesDir, typesDir];
      moves.push({ from: `${from}/${put(naming.types, before)}`, to: `${to}/${typesName}.${types}`, format });
    }
  }
  return { items, moves, clashes, rootDir: drafts.some(({ dts }) => dts) ? rootDir : undefined };
}

/** Whether `syntax` may be older than `globalThis`: queries of browsers may, whatever their versions are. */
const isOld = (syntax: Code | undefined): boolean =>
  typeof syntax === 'string' ? /^es([56]|201\d)$/.test(syntax) : Array.isArray(syntax);

/** The folder that declarations have for themselves. */
const typesDirOf = ({ dts }: Draft): string | undefined =>
  isSettings(dts) && typeof dts.distPath === 'string' ? dts.distPath.replace(/^\.\/|\/$/g, '') : undefined;

/** Whether an output of the package's type has its declarations in a folder. */
const isTyperOf = (typesDir: string, { draft, format }: { draft: Draft; format: Format }, facts: PackageFacts) =>
  hasTypes(format) && typesDirOf(draft) === typesDir && extensions(format, facts).types === 'd.ts';

const isEmpty = (code: Code | undefined) => isSettings(code) && Object.keys(code).length === 0;

/** Copied files stay in the folder that formats shared, so that one format copies them there. */
function moveCopies(settings: Settings, isFirst: boolean): void {
  const output = settings.output;
  if (!isSettings(output) || !Array.isArray(output.copy)) return;
  if (isFirst)
    output.copy = output.copy.map((one: Code) =>
      isSettings(one) ? { ...one, to: typeof one.to === 'string' ? `../${one.to}` : '..' } : one,
    );
  else delete output.copy;
}

/** Items must not share objects, since later settings are merged into them. */
function structuredCopy<Value>(value: Value): Value {
  if (!isSettings(value as Settings)) return value;
  return Object.fromEntries(Object.entries(value as Settings).map(([key, one]) => [key, structuredCopy(one)])) as Value;
}

/** The folder that all entries are in, at the top: `src`. */
function rootDirOf(drafts: readonly Draft[]): string {
  const sources = drafts.flatMap(({ entries }) => Object.values(entries ?? {}).flat());
  const folders = new Set(
    sources.filter((path) => !path.startsWith('!')).map((path) => path.replace(/^\.\//, '').split('/')),
  );
  const tops = new Set(
    [...folders].map(([first = '', ...rest]) => (rest.length > 0 && !first.includes('*') ? first : '.')),
  );
  return tops.size === 1 ? ([...tops][0] ?? '.') : '.';
}

/** Without bundled declarations, a declaration has the place of its source below `rootDir`. */
function typesNameOf(source: string, rootDir: string): string {
  const path = source.replace(/^\.\//, '').replace(/\.[cm]?[jt]sx?$/, '');
  return rootDir !== '.' && path.startsWith(`${rootDir}/`) ? path.slice(rootDir.length + 1) : path;
}

/** Settings that belong into the lib item even if all items have them. */
const OF_ITEMS = ['id', 'format', 'umdName', 'dts'];
/** Settings that only the top of a config may have. */
const OF_TOP = ['root', 'mode', 'plugins', 'logLevel', 'server', 'dev'];
/** Settings whose parts are shared one by one. */
const GROUPS = ['source', 'output', 'resolve', 'tools', 'performance'];

const ORDER = [
  ...['root', 'mode', 'plugins', 'id', 'format', 'umdName', 'bundle', 'outBase', 'dts', 'syntax', 'autoExtension'],
  ...['banner', 'footer', 'shims', 'source', 'output', 'resolve', 'tools', 'performance', 'server', 'dev', 'logLevel'],
  'lib',
];

/** The text of `rslib.config.ts`. What all lib items have in common stands once, above them. */
export function writeConfig(
  items: readonly Settings[],
  report: Pick<Report, 'carried' | 'plugins' | 'pluginOptions'>,
): string {
  const carried = [...report.carried];
  const plugins = [...report.plugins].sort().map((name) => ({ name, call: nameOf(name) }));
  const callOf = ({ name, call }: (typeof plugins)[number]) => {
    const options = report.pluginOptions.get(name);
    return new Raw(`${call}(${options ? printCode(options) : ''})`);
  };
  const top: Settings = plugins.length > 0 ? { plugins: plugins.map(callOf) } : {};
  const libs = items.map((item) => structuredCopy(item));
  const [first = {}] = items;
  const isShared = (read: (item: Settings) => unknown) => {
    const texts = new Set(items.map((item) => JSON.stringify(printCode((read(item) ?? '') as Settings))));
    return texts.size === 1;
  };
  for (const [key, value] of Object.entries(first)) {
    if (OF_ITEMS.includes(key)) continue;
    if (GROUPS.includes(key) && isSettings(value)) {
      for (const [part, code] of Object.entries(value)) {
        if (!isShared((item) => (isSettings(item[key]) ? item[key][part] : undefined))) continue;
        assign(top, `${key}.${part}`, structuredCopy(code));
        for (const lib of libs) if (isSettings(lib[key])) delete lib[key][part];
      }
    } else if (OF_TOP.includes(key) || isShared((item) => item[key])) {
      top[key] = structuredCopy(value);
      for (const lib of libs) delete lib[key];
    }
  }
  for (const lib of libs) {
    for (const key of OF_TOP) delete lib[key];
    for (const key of GROUPS) if (isSettings(lib[key]) && Object.keys(lib[key]).length === 0) delete lib[key];
  }
  const list = libs.map((lib) => `    ${printCode(sorted(lib), '    ', 4)},\n`).join('');
  const settings = Object.entries(sorted(top)).map(([key, value]) => `  ${printSetting(key, value)},\n`);
  const imports = carried.filter((statement) => statement.startsWith('import '));
  const others = carried.filter((statement) => !statement.startsWith('import '));
  return [
    [
      ...plugins.map(({ name, call }) => `import { ${call} } from '${name}';`),
      "import { defineConfig } from '@rslib/core';",
      ...imports,
    ].join('\n'),
    ...(others.length > 0 ? [others.join('\n')] : []),
    `export default defineConfig({\n${settings.join('')}  lib: [\n${list}  ],\n});\n`,
  ].join('\n\n');
}

/** The function that a plugin exports: `pluginReact`. */
const nameOf = (plugin: string) =>
  plugin.replace(/^@rsbuild\/(plugin)-(\w)/, (_, start: string, letter: string) => start + letter.toUpperCase());

function printSetting(key: string, value: Settings[string]): string {
  return `${key}: ${printCode(value, '  ', key.length + 4)}`;
}

/** The order of keys within a group. */
const INNER = [
  'entry',
  'define',
  'tsconfigPath',
  'target',
  'distPath',
  'filename',
  'externals',
  'autoExternal',
  'sourceMap',
  'minify',
];

function sorted(settings: Settings): Settings {
  const place = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length - 1.5);
  const innerPlace = (key: string) => (INNER.includes(key) ? INNER.indexOf(key) : INNER.length);
  const sort = (of: Settings, by: (key: string) => number) =>
    Object.fromEntries(Object.entries(of).sort(([a], [b]) => by(a) - by(b)));
  const groups = Object.entries(settings).map(([key, value]) => [
    key,
    GROUPS.includes(key) && isSettings(value) ? sort(value, innerPlace) : value,
  ]);
  return sort(Object.fromEntries(groups) as Settings, place);
}
