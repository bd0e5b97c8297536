import type { Node } from '@babel/types';
import { assign, type Code, isSettings, printCode, Raw, type Settings } from '../code.ts';
import { asPath, type ReadEntries, readEntries } from '../entries.ts';
import type { RollupExternals } from '../externals.ts';
import type { Draft, Format } from '../lib-items.ts';
import type { Context, Manifest } from '../manifest.ts';
import type { Option, Rule } from '../rules.ts';
import { readSyntax } from '../syntax.ts';
import { unwrap } from '../trees.ts';
import { readResult, type Value } from '../values.ts';

/** A draft with entries that may be globs. */
export interface EntryState extends Draft {
  isGlobbed: boolean;
}

/** The formats that declarations and imports of packages concern. */
export const MODULES = ['esm', 'cjs'] as const;

/** The formats of Rslib, by the names that Rollup and its successors have for them. */
export const FORMATS: Readonly<Record<string, Format>> = {
  ...{ es: 'esm', esm: 'esm', module: 'esm', cjs: 'cjs', commonjs: 'cjs', umd: 'umd', iife: 'iife' },
};

/** Reads names of formats, each of them by a table. @returns `undefined` if no name could be read */
export function readFormats(
  value: Value,
  option: Option,
  known: Readonly<Record<string, Format>> = FORMATS,
): Format[] | undefined {
  const names = option.strings(value).map((name) => name.trim());
  const unknown = names.filter((name) => !known[name]);
  if (unknown.length > 0) option.note('none', 'converter.formats', { formats: unknown.join(', ') });
  return names.length > 0 ? names.flatMap((name) => known[name] ?? []) : undefined;
}

/** Leaves an option to the reader, as its row says. */
export const decide: Rule<unknown> = (_, __, option) => option.noteRow('decide');

/** What runs after a build: a command, or a function. */
export const onSuccess: Rule<Draft> = (value, draft, option) => {
  if (value.kind !== 'string') return option.noteRow('decide');
  // The files that it names are only known once all builds are.
  draft.onSuccess = { command: value.value, option };
  option.leave();
};

/** A value that means the same under another name. */
export function assignCode(settings: Settings, path: string, value: Value, option: Option): void {
  const code = option.code(value);
  if (code !== undefined) assign(settings, path, code);
}

/** A folder as drafts have it: `dist`. */
export function folderOf(path: string | undefined): string | undefined {
  return path?.replace(/^\.\//, '').replace(/\/$/, '');
}

/** The path from a folder to another one: `../themes` from `dist/styles` to `dist/themes`. */
export function pathBetween(from: string, to: string): string {
  const [a, b] = [from, to].map((path) => path.split('/').filter((name) => name !== '' && name !== '.')) as [
    string[],
    string[],
  ];
  const end = a.findIndex((name, index) => b[index] !== name);
  const shared = end === -1 ? a.length : end;
  return [...a.slice(shared).map(() => '..'), ...b.slice(shared)].join('/') || '.';
}

/**
 * Where an output goes whose names of files have folders: `[format]/[name].js` of `dist` is `[name].js` of `dist/es`.
 *
 * @param format as the tool calls it in names
 * @returns the folder, and the name of files
 */
export function placeFiles(outDir: string, name: string, format: string): [outDir: string, name: string] {
  const own = /^(?:esm|module)$/.test(format) ? 'es' : format === 'commonjs' ? 'cjs' : format;
  const parts = name.replaceAll('[format]', own).replace(/^\.\//, '').split('/');
  const at = parts.findIndex((part) => part.includes('['));
  const folders = parts.splice(0, at === -1 ? parts.length - 1 : at);
  return [[outDir, ...folders].filter((part) => part !== '').join('/'), parts.join('/')];
}

/** What is compiled, and what becomes JavaScript where it is imported, as ends of globs. */
export const CODE = '{js,mjs,cjs,jsx,ts,mts,cts,tsx}';
export const IMPORTED = '{json,svg,png,jpg,jpeg,gif,webp,avif}';
const SOURCES = [CODE, IMPORTED, '{css,scss,sass,less,vue,svelte}'];

/**
 * Makes all sources entries, for a build whose modules stay files of their own. Names of files begin below the folder that
 * the entries have in common, unless a setting or a path of `package.json` says that they begin above it.
 *
 * @returns the folder
 */
export function takeAllSources(draft: Draft, manifest: Manifest | undefined): string {
  const { entries, outDir, settings } = draft;
  const folders = Object.values(entries ?? {})
    .flat()
    .filter((path) => !path.startsWith('!'))
    .map((path) => (path.split('*')[0] ?? path).split('/').slice(0, -1));
  const [first = ['.', 'src']] = folders;
  const end = first.findIndex((name, index) => folders.some((folder) => folder[index] !== name));
  const shared = end === -1 ? first : first.slice(0, end);
  const [own, top, below] = [shared.join('/'), shared.slice(0, 2).join('/'), shared.slice(2).join('/')];
  const { outBase } = settings;
  let folder = own;
  if (typeof outBase === 'string' && `${own}/`.startsWith(`${outBase.replace(/\/$/, '')}/`)) {
    folder = /^\.\/?$/.test(outBase) ? top : outBase.replace(/\/$/, '');
  } else if (below !== '' && manifest?.text.includes(`${outDir}/${below}/`)) {
    folder = top;
    settings.outBase ??= top;
  }
  // The project has more than sources, and only the places of these count.
  const isProject = folder === '.';
  if (isProject) settings.outBase ??= './';
  const files = isProject ? SOURCES.map((kinds) => `./**/*.${kinds}`) : [`${folder}/**`];
  const others = isProject ? ['!./node_modules/**', `!./${outDir}/**`, '!./*.config.*', '!./*.json'] : [];
  const left = Object.values(entries ?? {})
    .flat()
    .filter((path) => path.startsWith('!') && !/[*}]\.(test|spec)\./.test(path));
  draft.entries = { index: [...files, `!${folder}/**/*.{test,spec}.*`, ...left, ...others] };
  return folder;
}

/** `entry`: paths, globs, or names with paths. */
export const entry: Rule<EntryState> = (value, state, option) => {
  const read = readEntries(value, option);
  if (!read) return option.unread(value);
  takeEntries(state, read);
};

/** Takes entries that were read. */
export function takeEntries(state: EntryState, { entries, isGlobbed, outBase }: ReadEntries): void {
  state.entries = entries;
  state.isGlobbed = isGlobbed;
  if (outBase !== undefined) state.settings.outBase = outBase;
}

export const target: Rule<Draft> = (value, { settings }, option) => {
  const syntax = readSyntax(value, option);
  if (syntax !== undefined) settings.syntax = syntax;
};

export const tsconfig: Rule<Draft> = (value, { settings }, option) => {
  if (value.kind === 'boolean') return option.noteRow('decide');
  const path = option.string(value);
  if (path !== undefined) assign(settings, 'source.tsconfigPath', asPath(path));
};

/** `platform` of esbuild and Rolldown. */
export const platform: Rule<Draft> = (value, { settings }, option) => {
  const name = option.string(value);
  if (name === 'browser') assign(settings, 'output.target', 'web');
  if (name === 'neutral') option.noteRow('none');
};

/** Whether code that can be copied gives a boolean: `!isProduction`, or the name of what does. */
export function isSwitch(value: Value): boolean {
  if (value.kind !== 'code' || value.needs === undefined) return false;
  const { constants } = value.scope;
  const gives = (node: Node, depth = 0): boolean => {
    const inner = unwrap(node);
    switch (inner.type) {
      case 'BooleanLiteral':
        return true;
      case 'UnaryExpression':
        return inner.operator === '!';
      case 'BinaryExpression':
        return /^([!=]==?|[<>]=?)$/.test(inner.operator);
      case 'LogicalExpression':
        return gives(inner.left, depth) && gives(inner.right, depth);
      case 'CallExpression':
        return inner.callee.type === 'Identifier' && inner.callee.name === 'Boolean';
      case 'Identifier': {
        const constant = constants.get(inner.name);
        return constant !== undefined && depth < 9 && gives(constant, depth + 1);
      }
      default:
        return false;
    }
  };
  return gives(value.node);
}

export const sourcemap: Rule<Draft> = (value, { settings }, option) => {
  if (isSwitch(value)) return assignCode(settings, 'output.sourceMap', value, option);
  if (value.kind === 'string') assign(settings, 'output.sourceMap', { js: `${value.value}-source-map` });
  else if (option.boolean(value)) assign(settings, 'output.sourceMap', true);
};

/** `clean`: what is not cleaned is kept; folders of a list are not Rslib's concern. */
export const clean: Rule<Draft> = (value, { settings }, option) => {
  if (value.kind === 'array') return option.noteRow('decide');
  if (option.boolean(value) === false) assign(settings, 'output.cleanDistPath', false);
};

/** `banner` and `footer`: a text for JavaScript, or one for each kind of file; for a function there is nothing. */
export const addon =
  (name: string): Rule<Draft> =>
  (value, { settings }, option) => {
    if (value.kind === 'code' && value.node.type.includes('Function')) return option.unread(value);
    const code = option.code(value);
    if (code !== undefined)
      assign(settings, name, typeof code === 'string' || code instanceof Raw ? { js: code } : code);
  };

/**
 * `banner` and `footer` of tools that call a function for each format.
 *
 * @param nameOf what the function is called with for a format
 */
export const addonByFormat = (name: string, nameOf: (format: Format) => string = (format) => format): Rule<Draft> => {
  const whole = addon(name);
  return (value, state, option) => {
    if (value.kind !== 'code' || !value.node.type.includes('Function')) return whole(value, state, option);
    const results = state.formats.map((format) => readResult(value, value.scope, [{ format: nameOf(format) }]));
    const isRead = (one: Value | undefined) =>
      one !== undefined && one.kind !== 'code' && !(one.kind === 'object' && one.unread.length > 0);
    if (results.length === 0 || !results.every(isRead)) return option.unread(value);
    for (const [index, format] of state.formats.entries()) {
      const code = results[index] && option.code(results[index]);
      if (code === undefined || code === '' || (isSettings(code) && Object.keys(code).length === 0)) continue;
      const key = format === 'iife' && state.only.umd ? 'umd' : format;
      const own: Settings = { ...state.only[key] };
      assign(own, name, isSettings(code) ? code : { js: code });
      state.only[key] = own;
    }
  };
};

/** `exports` of an output of Rollup and its successors. What `named` means is what Rslib does anyway. */
export const exportsMode: Rule<Draft & { isOnlyDefault: boolean }> = (value, state, option) => {
  const mode = option.string(value);
  state.isOnlyDefault = mode === 'default';
  if (mode === 'named' || mode === 'default') option.noteRow('converted');
};

/** Makes a default export what `require`, or the global variable, gives: `exports: 'default'` says that it is the only one. */
export function exportDefault({ settings, only }: Draft, formats: readonly Format[]): void {
  for (const format of formats) {
    if (format !== 'cjs' && format !== 'umd') continue;
    const own: Settings = { ...only[format] };
    only[format] = own;
    if (format === 'umd') {
      assign(own, 'tools.rspack.output.library', { type: 'umd', export: 'default' });
      continue;
    }
    const footer = isSettings(settings.footer) ? settings.footer.js : undefined;
    const code = 'module.exports = exports.default;';
    if (footer === undefined) assign(own, 'footer.js', code);
    else
      assign(
        own,
        'footer.js',
        typeof footer === 'string' ? `${code}\n${footer}` : new Raw(`'${code}\\n' + ${printCode(footer)}`),
      );
  }
}

/** `globals`: the names that packages have in scripts for pages. */
export const globals: Rule<{ externals: RollupExternals }> = (value, { externals }, option) => {
  if (value.kind !== 'object') return option.unread(value);
  for (const { name, value: one } of value.properties) {
    const text = option.string(one);
    if (text !== undefined) externals.globals[name] = text;
  }
};

/** `env`: each name is replaced, both as a part of `process.env` and of `import.meta.env`. */
export const env: Rule<Draft> = (value, { settings }, option) => {
  if (value.kind !== 'object') return option.unread(value);
  for (const spread of value.unread) option.unread(spread);
  for (const { name, value: one } of value.properties) {
    const code = option.code(one);
    if (code === undefined) continue;
    const text = new Raw(`JSON.stringify(${code instanceof Raw ? code.code : quoted(code)})`);
    assign(settings, 'source.define', { [`process.env.${name}`]: text, [`import.meta.env.${name}`]: text });
  }
};

const quoted = (code: Code) => (typeof code === 'string' ? `'${code.replaceAll("'", "\\'")}'` : JSON.stringify(code));

/** Globs cannot be bundled, so that they make a build bundleless. */
export function unbundleGlobs({ isGlobbed, settings, entries }: EntryState, option: Option): void {
  if (!isGlobbed || settings.bundle === false) return;
  settings.bundle = false;
  option.note('decide', 'converter.globs');
  noteExcluded(Object.values(entries ?? {}).flat(), option);
}

/** Names the sources that entries leave out, which others may import all the same. */
export function noteExcluded(patterns: readonly string[], option: Option): void {
  const left = patterns.filter((one) => one.startsWith('!') && !/test|spec|stor(y|ies)|\.d\.ts$|__\w+__/.test(one));
  const values = { patterns: left.map((one) => `\`${one.replace(/^!(\.\/)?/, '')}\``).join(', ') };
  if (left.length > 0) option.note('decide', 'converter.excluded', values);
}

/** Says what `require` gives for a default export, where the other tool makes it `module.exports`. */
export function noteDefaultExport({ formats, line }: Draft, { source, report }: Context): void {
  if (!formats.includes('cjs')) return;
  report.add(
    'converted',
    { file: source.file, line },
    '',
    { key: 'converter.defaultExport' },
    '/config/lib/footer#a-default-export-for-require',
  );
}

/** Says what becomes of `process.env.NODE_ENV` in scripts for pages, where the other tool leaves it. */
export function noteNodeEnv({ formats, line }: Draft, { source, report }: Context): void {
  if (!formats.some((format) => format === 'umd' || format === 'iife')) return;
  const at = { file: source.file, line };
  report.add('converted', at, '', { key: 'converter.nodeEnv' }, '/config/rsbuild/source#source-define');
}

/** Says that JSON has no default export for `require`, if each source is a file of its own. */
export function noteJson({ formats, line }: Draft, { source, report }: Context): void {
  if (!formats.includes('cjs')) return;
  const at = { file: source.file, line };
  report.add('decide', at, '', { key: 'converter.jsonDefault' }, '/config/rsbuild/output-files#output-copy');
}

/** Says that stylesheets are files that the JavaScript imports, if each source is a file of its own. */
export function noteStyles({ line }: Draft, { source, report }: Context): void {
  const at = { file: source.file, line };
  report.add('decide', at, '', { key: 'converter.stylesApart' }, '/config/rsbuild/output-css#output-emit-css');
}

/** Whether a source is JavaScript that Node.js would load as a module, where JSON has no named exports. */
export const isModuleScript = (path: string, isModule: boolean): boolean =>
  (isModule ? /\.m?jsx?$/ : /\.mjs$/).test(path);

/** Scripts for pages. */
export function targetPages({ formats, only }: Draft): void {
  for (const format of ['umd', 'iife'] as const) {
    if (!formats.includes(format)) continue;
    const settings: Settings = { ...only[format] };
    assign(settings, 'output.target', 'web');
    only[format] = settings;
  }
}

/** `name`: ids are unique, so that those of several formats end in the format. */
export function identify({ formats, only }: Draft, name: string | undefined): void {
  if (name === undefined) return;
  for (const format of formats) only[format] = { ...only[format], id: formats.length > 1 ? `${name}-${format}` : name };
}

/** The extensions of a format that follow `type` of `package.json`. */
export function moduleExtension(format: Format, isModule: boolean): { js: string; types: string } {
  if ((format === 'esm') === isModule) return { js: '.js', types: '.d.ts' };
  return format === 'esm' ? { js: '.mjs', types: '.d.mts' } : { js: '.cjs', types: '.d.cts' };
}
