import type { Node } from '@babel/types';
import { tsup as tables } from '../../tables/tsup.ts';
import { assign, isSettings, Raw, type Settings } from '../code.ts';
import { asPath } from '../entries.ts';
import { addExternals, listOf, packagesBut, readExternals } from '../externals.ts';
import type { Draft, Format, Naming } from '../lib-items.ts';
import type { Context, Manifest } from '../manifest.ts';
import { applyRules, Option, type Rule, type Rules, same } from '../rules.ts';
import { type ObjectValue, readResult, readValue, type Value } from '../values.ts';
import * as common from './common.ts';

interface State extends common.EntryState {
  manifest: Manifest | undefined;
  formats: Format[];
  isMinified: boolean;
  shims: boolean;
  isLegacy: boolean;
  name: string | undefined;
  /** Extensions by format, with their dots. */
  extensions: Partial<Record<Format, { js?: string; dts?: string }>>;
  dtsOptions: Settings;
  /** Whether all that it writes is declarations. */
  isTypes: boolean;
  /** `noExternal`, which takes precedence over `skipNodeModulesBundle`. */
  bundled: Value | undefined;
}

const FORMATS: Readonly<Record<string, Format>> = { esm: 'esm', cjs: 'cjs', iife: 'iife' };

const minify: Rule<State> = (value, state, option) => {
  if (option.name === 'minify' && common.isSwitch(value)) {
    return common.assignCode(state.settings, 'output.minify', value, option);
  }
  const isOn = value.kind === 'string' || option.boolean(value) === true;
  // The name of a variable, and the level of syntax, do not make tsup's build one for production.
  if (/^minify(Whitespace)?$/.test(option.name)) state.isMinified ||= isOn;
  if (isOn) assign(state.settings, 'output.minify', true);
};

/** What a regular expression of all packages has after `^` to leave one out that is bundled. */
function exceptionOf(item: Value): string | undefined {
  if (item.kind === 'string') return `(?!${item.value.replace(/[/.*+?()[\]{}|^$\\]/g, '\\$&')}(?:$|\\/))`;
  const [, start, pattern = ''] = (item.kind === 'regexp' && /^\/(\^?)(.*)\/$/.exec(item.code)) || [];
  if (start === undefined) return undefined;
  return `(?!${start === '' ? '.*' : ''}(?:${pattern}))`;
}

/** Options of esbuild that a lib item has, too. */
const OF_ESBUILD: Readonly<Record<string, string>> = {
  ...{ banner: 'banner', 'banner.js': 'banner.js', 'banner.css': 'banner.css' },
  ...{ footer: 'footer', 'footer.js': 'footer.js', 'footer.css': 'footer.css', alias: 'resolve.alias' },
};

/** What a function does, if all of that is to assign properties of its argument: `options.banner = { js: '…' }`. */
function assignmentsIn(value: Value): { path: string; value: Value }[] | undefined {
  if (value.kind !== 'code') return undefined;
  const { node, scope } = value;
  if (!('params' in node) || !('body' in node)) return undefined;
  const [param] = node.params as Node[];
  const body = node.body as Node;
  if (param?.type !== 'Identifier') return undefined;
  const statements = body.type === 'BlockStatement' ? body.body.map(expressionOf) : [body];
  const assigned = statements.map((one) => {
    if (one?.type !== 'AssignmentExpression' || one.operator !== '=') return undefined;
    const [name, ...path] = scope.textOf(one.left).replace(/\s/g, '').split('.');
    const isOwn = name === param.name && path.every((part) => /^\w+$/.test(part));
    return isOwn ? { path: path.join('.'), value: readValue(one.right, scope) } : undefined;
  });
  return assigned.every((one) => one !== undefined) ? assigned : undefined;
}

const expressionOf = (statement: Node) => (statement.type === 'ExpressionStatement' ? statement.expression : undefined);

const declarations: Rule<State> = (value, state, option) => {
  if (value.kind === 'object') {
    state.dts = state.dtsOptions;
    option.readParts(value);
  } else if (value.kind === 'string' || option.boolean(value)) state.dts ??= true;
};

const rules: Rules<typeof tables, State> = {
  entry: common.entry,
  entryPoints: common.entry,
  format: (value, state, option) => {
    state.formats = common.readFormats(value, option, FORMATS) ?? state.formats;
  },
  outDir: (value, state, option) => {
    state.outDir = common.folderOf(option.string(value)) ?? state.outDir;
  },
  legacyOutput: (value, state, option) => {
    state.isLegacy = option.boolean(value) ?? false;
  },
  outExtension: (value, state, option) => {
    for (const format of state.formats) {
      const options = { format, minify: state.isMinified };
      const context = { format, options, pkgType: state.manifest?.isModule ? 'module' : 'commonjs' };
      const result = value.kind === 'code' ? readResult(value, value.scope, [context]) : value;
      if (result?.kind !== 'object' || result.unread.length > 0) return option.unread(value);
      const read = (name: string) => {
        const part = result.properties.find((one) => one.name === name)?.value;
        return part && option.string(part);
      };
      state.extensions[format] = { js: read('js'), dts: read('dts') };
    }
  },
  target: common.target,
  platform: common.platform,
  bundle: (value, { settings }, option) => {
    if (option.boolean(value) === false) settings.bundle = false;
  },
  dts: declarations,
  'dts.resolve': (value, { dtsOptions }, option) => {
    if (value.kind !== 'array') return value.kind === 'boolean' && !value.value ? undefined : option.noteRow('decide');
    const code = option.code(value);
    if (code !== undefined) assign(dtsOptions, 'bundle', { bundledPackages: code });
  },
  'dts.only': (value, state, option) => {
    state.isTypes = option.boolean(value) ?? false;
  },
  'dts.banner': (value, { settings }, option) => common.assignCode(settings, 'banner.dts', value, option),
  'dts.footer': (value, { settings }, option) => common.assignCode(settings, 'footer.dts', value, option),
  experimentalDts: (value, state, option) => {
    if (value.kind !== 'object' && value.kind !== 'string' && !option.boolean(value)) return;
    state.dts = { bundle: true };
  },
  external: (value, state, option) => {
    if (state.formats.includes('iife')) option.note('converted', 'converter.scriptBundles', { option: option.name });
    if (state.formats.every((format) => format === 'iife')) return;
    addExternals(
      state,
      common.MODULES,
      readExternals(value, { option, manifest: state.manifest, matches: 'subpaths' }),
    );
  },
  noExternal: (value, state, option) => {
    state.bundled = value;
    common.assignCode(state.settings, 'output.autoExternal.exclude', value, option);
  },
  skipNodeModulesBundle: (value, state, option) => {
    if (!option.boolean(value)) return;
    const but = listOf(state.bundled).map(exceptionOf);
    if (but.includes(undefined)) option.note('decide', 'converter.skipBut');
    addExternals(state, common.MODULES, [new Raw(packagesBut(but.filter((one) => one !== undefined)))]);
    if (state.formats.includes('iife')) option.note('converted', 'converter.scriptBundles', { option: option.name });
  },
  clean: common.clean,
  minify,
  minifyWhitespace: minify,
  minifyIdentifiers: minify,
  minifySyntax: minify,
  terserOptions: (_, __, option) => option.noteRow('decide'),
  sourcemap: common.sourcemap,
  define: same('source.define'),
  env: common.env,
  // It may do anything; assignments of what tsup has no option for are read.
  esbuildOptions: (value, state, option) => {
    const assigned = assignmentsIn(value);
    if (!assigned) return option.noteRow('decide');
    for (const { path, value: one } of assigned) {
      const to = OF_ESBUILD[path];
      if (to === undefined) {
        option.note('decide', 'converter.pluginOption', { option: path, plugin: option.name }, one.line);
        continue;
      }
      common.assignCode(state.settings, to, one, option);
      option.note('converted', 'converter.scriptDone', { from: `esbuildOptions.${path}`, to }, one.line);
    }
  },
  replaceNodeEnv: (value, { settings, isMinified }, option) => {
    if (!option.boolean(value)) return;
    const mode = isMinified ? 'production' : 'development';
    assign(settings, 'source.define', { 'process.env.NODE_ENV': new Raw(`JSON.stringify('${mode}')`) });
    option.note('converted', 'converter.modeOfMinify', { mode });
  },
  banner: common.addonByFormat('banner'),
  footer: common.addonByFormat('footer'),
  shims: (value, state, option) => {
    state.shims = option.boolean(value) ?? false;
  },
  globalName: (value, state, option) => {
    const name = option.string(value);
    if (name !== undefined) state.only.umd = { umdName: name };
  },
  injectStyle: (value, { settings }, option) => {
    if (value.kind === 'code') return option.unread(value);
    if (option.boolean(value)) assign(settings, 'output', { target: 'web', injectStyles: true });
  },
  publicDir: (value, { settings }, option) => {
    const folder = value.kind === 'boolean' ? value.value && 'public' : option.string(value);
    if (folder) assign(settings, 'output.copy', [{ from: asPath(folder) }]);
  },
  tsconfig: common.tsconfig,
  name: (value, state, option) => {
    state.name = option.string(value);
  },
  onSuccess: common.onSuccess,
  silent: (value, { settings }, option) => {
    if (option.boolean(value)) settings.logLevel = 'error';
  },
};

/** Converts all configs of tsup. One of declarations alone is the `dts` of those that build the same entries. */
export function convertTsup(configs: readonly ObjectValue[], context: Context): Draft[] {
  const all = configs.map((config) => convertOne(config, context));
  let drafts: Draft[] = all.filter(({ isTypes }) => !isTypes);
  const left: Draft[] = [];
  for (const types of all.filter(({ isTypes }) => isTypes)) {
    const paths = Object.values(types.entries ?? {}).map(String);
    const isOwn = (draft: Draft) =>
      draft.formats.some((format) => format === 'esm' || format === 'cjs') &&
      Object.values(draft.entries ?? {}).some((path) => paths.includes(String(path)));
    const target = drafts.find(isOwn);
    if (!target) {
      left.push(types);
      continue;
    }
    const folder: Settings = types.outDir === target.outDir ? {} : { distPath: asPath(types.outDir) };
    const dts: Settings = { ...(isSettings(types.dts) ? types.dts : {}), ...folder };
    const settings = Object.keys(dts).length > 0 ? dts : (true as const);
    // Without one of the same format, the declarations are those of the package's type.
    const usual: Format = context.manifest?.isModule ? 'esm' : 'cjs';
    const same = target.formats.filter((format) => types.formats.includes(format));
    const typed = same.length > 0 ? same : target.formats.includes(usual) ? [usual] : target.formats.slice(0, 1);
    const rest = target.formats.filter((format) => !typed.includes(format));
    const parts = [
      { ...target, formats: typed, dts: settings },
      ...(rest.length > 0 ? [{ ...target, formats: rest, moves: [] }] : []),
    ];
    drafts = drafts.flatMap((draft) => (draft === target ? parts : [draft]));
  }
  for (const { line } of left)
    context.report.add(
      'decide',
      { file: context.source.file, line },
      'dts.only',
      { key: 'converter.onlyTypes' },
      '/config/lib/dts',
    );
  return [...drafts, ...left];
}

function convertOne(config: ObjectValue, { source, report, manifest }: Context): State {
  const state: State = {
    line: config.line,
    manifest,
    entries: undefined,
    formats: ['cjs'],
    outDir: 'dist',
    settings: {},
    only: {},
    dts: undefined,
    isGlobbed: false,
    isMinified: false,
    shims: false,
    isLegacy: false,
    name: undefined,
    extensions: {},
    dtsOptions: {},
    isTypes: false,
    bundled: undefined,
    naming: (format) => naming(format, state),
  };
  // What depends on the formats, or on `minify`, comes after them.
  const isLater = ({ name }: { name: string }) =>
    /^(outExtension|banner|footer|external|skipNodeModulesBundle|replaceNodeEnv|esbuildOptions)$/.test(name);
  const properties = [...config.properties.filter((one) => !isLater(one)), ...config.properties.filter(isLater)];
  applyRules({ ...config, properties }, { tables, rules, state, source, report });
  if (state.shims && state.formats.includes('esm')) {
    state.only.esm = { ...state.only.esm, shims: { esm: { __dirname: true, __filename: true } } };
  }
  if (state.only.umd) state.formats = state.formats.map((format) => (format === 'iife' ? 'umd' : format));
  common.targetPages(state);
  common.unbundleGlobs(state, new Option('entry', config.line, source, report, undefined));
  if (isSettings(state.dts as Settings) && Object.keys(state.dts as Settings).length === 0) state.dts = true;
  common.identify(state, state.name);
  return state;
}

function naming(format: Format, { extensions, isLegacy, manifest }: State): Naming {
  const isModule = manifest?.isModule ?? false;
  const own = extensions[format] ?? (format === 'umd' ? extensions.iife : undefined);
  const isOwn = (format === 'esm') === isModule;
  const usual = { esm: isOwn ? '.js' : '.mjs', cjs: isOwn ? '.js' : '.cjs', umd: '.global.js', iife: '.global.js' }[
    format
  ];
  const types = own?.dts ?? { '.js': '.d.ts', '.mjs': '.d.mts', '.cjs': '.d.cts' }[usual] ?? '.d.ts';
  const folder = isLegacy && format !== 'cjs' ? `${format === 'umd' ? 'iife' : format}/` : '';
  const js = isLegacy ? '.js' : (own?.js ?? usual);
  return {
    js: `${folder}[name]${js}`,
    types: `[name]${types}`,
    keep: js !== usual || isLegacy || format === 'umd' || format === 'iife',
  };
}
