import { tsdown as tables } from '../../tables/tsdown.ts';
import { assign, isSettings, Raw, type Settings } from '../code.ts';
import { asPath } from '../entries.ts';
import { addExternals, applyScriptExternals, type RollupExternals, readExternals } from '../externals.ts';
import type { Draft, Format, Naming } from '../lib-items.ts';
import type { Context, Manifest } from '../manifest.ts';
import { noteRest, readPlugins } from '../plugins.ts';
import { applyRules, Option, type Rule, type Rules, rowOf, same } from '../rules.ts';
import { type ObjectValue, readResult, type Value } from '../values.ts';
import * as common from './common.ts';
import { movesOf, patternsOf, readCopy } from './copies.ts';

interface State extends common.EntryState {
  manifest: Manifest | undefined;
  platform: string;
  isFixed: boolean | undefined;
  shims: boolean;
  /** Whether the script was an `iife`, which has to be `umd` in Rslib. */
  isIife: boolean;
  name: string | undefined;
  globalName: string | undefined;
  externals: RollupExternals;
  /** `outputOptions.entryFileNames`, with `[name]` and `[format]`. */
  entryFileNames: string | undefined;
  /** Extensions by format, with their dots. */
  extensions: Partial<Record<Format, { js?: string; dts?: string }>>;
}

const external: Rule<State> = (value, state, option) => {
  Object.assign(state.externals, { value, option });
  if (!common.MODULES.some((format) => state.formats.includes(format))) return;
  addExternals(state, common.MODULES, readExternals(value, { option, manifest: state.manifest, matches: 'exact' }));
};

const noExternal: Rule<State> = (value, { settings, externals }, option) => {
  externals.bundled = value;
  if (value.kind === 'code') {
    const result = readResult(value, value.scope, []);
    if (result?.kind !== 'boolean') return option.unread(value);
    if (result.value) assign(settings, 'output.autoExternal.exclude', [new Raw('/./')]);
    return;
  }
  const code = option.code(value);
  if (code !== undefined) assign(settings, 'output.autoExternal.exclude', Array.isArray(code) ? code : [code]);
};

const extensions: Rule<State> = (value, state, option) => {
  for (const format of state.formats) {
    const result =
      value.kind === 'code' ? readResult(value, value.scope, [{ format: format === 'esm' ? 'es' : format }]) : value;
    if (result?.kind !== 'object' || result.unread.length > 0) return option.unread(value);
    const read = (name: string) => {
      const part = result.properties.find((one) => one.name === name)?.value;
      return part && option.string(part);
    };
    state.extensions[format] = { js: read('js'), dts: read('dts') };
  }
};

const hasCommand = (manifest: Manifest | undefined) => (manifest?.commands.length ?? 0) > 0;

const copy: Rule<State> = (value, state, option) => {
  const { settings, outDir } = state;
  const items = value.kind === 'array' ? value.items : [value];
  // tsdown copies a folder with its name, and files of a glob without their folders.
  const copies = items.flatMap((item) => {
    const read = readCopy(item, { from: 'from', to: 'to' }, option);
    const keeps = read?.flatten === false ? 'below' : 'name';
    return read ? patternsOf({ ...read, to: read.to[0], keeps, takesFolders: false }, outDir) : [];
  });
  if (copies.length > 0) assign(settings, 'output.copy', copies);
  state.moves = [...(state.moves ?? []), ...movesOf(copies, outDir)];
};

/** A part that is off needs nothing. */
const unlessOff: Rule<State> = (value, _, option) => {
  if (value.kind === 'boolean' && !value.value) option.noteRow('converted');
};

const skip: Rule<State> = (value, state, option) => {
  if (option.boolean(value)) addExternals(state, common.MODULES, [new Raw('/^[^./]/')]);
};

const rules: Rules<typeof tables, State> = {
  entry: common.entry,
  format: (value, state, option) => {
    // An object has settings of each format, see `convertTsdown`.
    state.formats = common.readFormats(value, option) ?? state.formats;
  },
  outDir: (value, state, option) => {
    state.outDir = common.folderOf(option.string(value)) ?? state.outDir;
  },
  fixedExtension: (value, state, option) => {
    state.isFixed = option.boolean(value);
  },
  outExtensions: extensions,
  target: common.target,
  platform: (value, state, option) => {
    state.platform = option.string(value) ?? state.platform;
    common.platform(value, state, option);
  },
  'deps.neverBundle': external,
  external,
  'deps.alwaysBundle': noExternal,
  noExternal,
  dts: (value, state, option) => {
    if (value.kind === 'object') {
      state.dts = {};
      option.readParts(value);
    } else if (option.boolean(value)) state.dts ??= true;
  },
  'dts.oxc': (value, state, option) => {
    if (value.kind === 'object' || option.boolean(value)) assign(state.dts as Settings, 'isolated', true);
  },
  'dts.sourcemap': unlessOff,
  'dts.tsgo': unlessOff,
  unbundle: (value, { settings }, option) => {
    if (option.boolean(value)) settings.bundle = false;
  },
  root: (value, { settings }, option) => {
    const path = option.string(value);
    if (path !== undefined) settings.outBase = asPath(path);
  },
  alias: same('resolve.alias'),
  tsconfig: common.tsconfig,
  define: same('source.define'),
  env: common.env,
  envFile: common.decide,
  envPrefix: common.decide,
  shims: (value, state, option) => {
    state.shims = option.boolean(value) ?? false;
    if (state.shims && hasCommand(state.manifest)) option.note('decide', 'converter.requireShim');
  },
  minify: (value, { settings }, option) => {
    if (value.kind === 'string' && value.value === 'dce-only') return;
    if (value.kind === 'object') return option.noteRow('decide');
    if (common.isSwitch(value)) return common.assignCode(settings, 'output.minify', value, option);
    if (option.boolean(value)) assign(settings, 'output.minify', true);
  },
  sourcemap: common.sourcemap,
  clean: common.clean,
  banner: common.addonByFormat('banner', (format) => (format === 'esm' ? 'es' : format)),
  footer: common.addonByFormat('footer', (format) => (format === 'esm' ? 'es' : format)),
  hash: (value, _, option) => {
    if (option.boolean(value)) option.noteRow('decide');
  },
  globalName: (value, state, option) => {
    state.globalName = option.string(value);
  },
  'outputOptions.globals': common.globals,
  'outputOptions.entryFileNames': (value, state, option) => {
    const name = option.string(value);
    if (name === undefined) return;
    if (/\[(?!name\]|format\])/.test(name)) option.noteRow('decide');
    else state.entryFileNames = name;
  },
  copy,
  publicDir: copy,
  bundle: (value, { settings }, option) => {
    if (option.boolean(value) === false) settings.bundle = false;
  },
  'deps.skipNodeModulesBundle': skip,
  skipNodeModulesBundle: skip,
  injectStyle: (value, { settings }, option) => {
    if (option.boolean(value)) assign(settings, 'output', { target: 'web', injectStyles: true });
  },
  report: (value, { settings }, option) => {
    if (value.kind === 'object') return option.noteRow('decide');
    if (option.boolean(value) === false) assign(settings, 'performance.printFileSize', false);
  },
  plugins: (value, { settings }, option) => {
    const others: Value[] = [];
    const used = readPlugins(value, option, (item) => void others.push(item));
    const vue = used.filter((one) => /^(unplugin-vue(\/.*)?|@vitejs\/plugin-vue)$/.test(one.package));
    option.noteRow(vue.length > 0 && vue.length === used.length + others.length ? 'converted' : 'decide');
    if (vue.length === 0) return;
    option.report.plugins.add('@rsbuild/plugin-vue');
    assign(settings, 'output.target', 'web');
    for (const one of vue) noteRest(one, option, []);
  },
  onSuccess: common.onSuccess,
  name: (value, state, option) => {
    state.name = option.string(value);
  },
  cwd: common.decide,
  workspace: (_, __, option) => option.note('decide', 'converter.workspace'),
  logLevel: (value, { settings }, option) => {
    const level = option.string(value);
    if (level !== undefined) settings.logLevel = level;
  },
  customLogger: common.decide,
};

/** Converts one config of tsdown. If `format` is an object, each format has settings of its own. */
export function convertTsdown(config: ObjectValue, context: Context): Draft[] {
  const format = config.properties.find(({ name }) => name === 'format');
  if (format?.value.kind !== 'object') return convertOne(config, context);
  const option = new Option('format', format.line, context.source, context.report, rowOf(tables, 'format'));
  for (const spread of format.value.unread) option.unread(spread);
  return format.value.properties.flatMap(({ name, value, line }) => {
    if (value.kind !== 'object') {
      // `false` turns a format off.
      if (value.kind === 'boolean' && !value.value) return [];
      if (value.kind !== 'boolean') option.unread(value);
    }
    const own = value.kind === 'object' ? value : { properties: [], unread: [] };
    const isOwn = new Set(['format', ...own.properties.map((one) => one.name)]);
    const properties = [
      ...config.properties.filter((one) => !isOwn.has(one.name)),
      { name: 'format', value: { kind: 'string', value: name, line, code: name } as const, line },
      ...own.properties,
    ];
    return convertOne({ ...config, properties, unread: [...config.unread, ...own.unread] }, context);
  });
}

function convertOne(config: ObjectValue, context: Context): Draft[] {
  const { source, report, manifest } = context;
  const state: State = {
    line: config.line,
    manifest,
    entries: undefined,
    formats: ['esm'],
    outDir: 'dist',
    settings: {},
    only: {},
    // tsdown writes declarations by itself if the package says that it has some.
    dts: manifest && /"(types|typings)"\s*:/.test(manifest.text) ? true : undefined,
    isGlobbed: false,
    platform: 'node',
    isFixed: undefined,
    shims: false,
    isIife: false,
    name: undefined,
    globalName: undefined,
    // What package.json lists is external in all formats.
    externals: { value: undefined, option: undefined, isListed: true, globals: {} },
    entryFileNames: undefined,
    extensions: {},
    naming: (format) => naming(format, state),
  };
  const dts = config.properties.find(({ name }) => name === 'dts')?.value;
  if (dts?.kind === 'boolean' && !dts.value) state.dts = undefined;
  const isLater = ({ name }: { name: string }) =>
    /^(outExtensions|banner|footer|external|deps|copy|publicDir)$/.test(name);
  const properties = [...config.properties.filter((one) => !isLater(one)), ...config.properties.filter(isLater)];
  applyRules({ ...config, properties }, { tables, rules, state, source, report });
  if (!state.entries && !config.properties.some(({ name }) => name === 'entry'))
    state.entries = { index: './src/index.ts' };
  if (state.shims && state.formats.includes('esm')) {
    const own: Settings = { __dirname: true, __filename: true };
    // Rslib writes that of `require` before the `#!` line of a command, which is no syntax then.
    if (!hasCommand(manifest)) own.require = true;
    state.only.esm = { ...state.only.esm, shims: { esm: own } };
  }
  let isTwice = false;
  if (state.globalName !== undefined) {
    isTwice = ['umd', 'iife'].every((one) => state.formats.includes(one as Format));
    state.isIife = !state.formats.includes('umd');
    state.formats = isTwice
      ? state.formats.filter((format) => format !== 'iife')
      : state.formats.map((format) => (format === 'iife' ? 'umd' : format));
    state.only.umd = { ...state.only.umd, umdName: state.globalName };
  }
  applyScriptExternals(state, state.externals, context);
  common.targetPages(state);
  if (state.settings.bundle !== false) {
    common.unbundleGlobs(state, new Option('entry', config.line, source, report, undefined));
  } else if (
    state.entries &&
    !Object.values(state.entries)
      .flat()
      .some((path) => path.includes('**'))
  ) {
    // Bundleless builds of Rslib need all files, not only those where imports start.
    const folder = common.takeAllSources(state, manifest);
    new Option('unbundle', config.line, source, report, undefined).note('decide', 'converter.allSources', { folder });
    common.noteJson(state, context);
    if (manifest?.packages.includes('@tsdown/css')) common.noteStyles(state, context);
  } else if (state.isGlobbed) {
    // Imports that no glob matches were files, too.
    const option = new Option('entry', config.line, source, report, rowOf(tables, 'entry'));
    option.note('decide', 'converter.globs');
  }
  if (isSettings(state.dts as Settings) && Object.keys(state.dts as Settings).length === 0) state.dts = true;
  const cjsDefault = config.properties.find(({ name }) => name === 'cjsDefault')?.value;
  if (!(cjsDefault?.kind === 'boolean' && !cjsDefault.value)) common.noteDefaultExport(state, context);
  // An `iife` with exports is `umd` in Rslib, so that it is one beside the other, with a name of its own.
  const script: State = { ...state, formats: ['umd'], isIife: true, only: { umd: { ...state.only.umd } } };
  script.naming = (format) => naming(format, script);
  common.identify(state, state.name);
  if (!isTwice) return [state];
  common.identify(script, state.name === undefined ? undefined : `${state.name}-iife`);
  return [state, script];
}

function naming(format: Format, { entryFileNames, isIife, extensions, isFixed, platform, manifest }: State): Naming {
  if (entryFileNames !== undefined) {
    const js = entryFileNames.replaceAll('[format]', format === 'umd' && isIife ? 'iife' : format);
    return { js, types: js.replace(/\.([cm]?)js$/, '.d.$1ts'), keep: true };
  }
  if (format === 'umd' || format === 'iife') return { js: `[name].${isIife ? 'iife' : format}.js`, keep: true };
  const own = extensions[format];
  const isAlways = isFixed ?? platform === 'node';
  const usual = isAlways
    ? { esm: { js: '.mjs', types: '.d.mts' }, cjs: { js: '.cjs', types: '.d.cts' } }[format]
    : common.moduleExtension(format, manifest?.isModule ?? false);
  const js = own?.js ?? usual.js;
  return { js: `[name]${js}`, types: `[name]${own?.dts ?? usual.types}`, keep: own?.js !== undefined };
}
