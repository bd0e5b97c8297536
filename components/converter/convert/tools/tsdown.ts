import { tsdown as tables } from '../../tables/tsdown.ts';
import { assign, isSettings, Raw, type Settings } from '../code.ts';
import { asPath } from '../entries.ts';
import { addExternals, readExternals } from '../externals.ts';
import type { Draft, Format, Naming } from '../lib-items.ts';
import type { Context, Manifest } from '../manifest.ts';
import { applyRules, Option, type Rule, type Rules, same } from '../rules.ts';
import { type ObjectValue, readResult, type Value } from '../values.ts';
import * as common from './common.ts';

interface State extends common.EntryState {
  manifest: Manifest | undefined;
  platform: string;
  isFixed: boolean | undefined;
  shims: boolean;
  /** Whether the script was an `iife`, which has to be `umd` in Rslib. */
  isIife: boolean;
  name: string | undefined;
  globalName: string | undefined;
  /** Extensions by format, with their dots. */
  extensions: Partial<Record<Format, { js?: string; dts?: string }>>;
}

const external: Rule<State> = (value, state, option) => {
  addExternals(state, common.MODULES, readExternals(value, { option, manifest: state.manifest, matches: 'exact' }));
};

const noExternal: Rule<State> = (value, { settings }, option) => {
  if (value.kind === 'code') return option.unread(value);
  const code = option.code(value);
  if (code !== undefined) assign(settings, 'output.autoExternal.exclude', Array.isArray(code) ? code : [code]);
};

const extensions: Rule<State> = (value, state, option) => {
  for (const format of state.formats) {
    const result =
      value.kind === 'code' ? readResult(value, option.source, [{ format: format === 'esm' ? 'es' : format }]) : value;
    if (result?.kind !== 'object' || result.unread.length > 0) return option.unread(value);
    const read = (name: string) => {
      const part = result.properties.find((one) => one.name === name)?.value;
      return part && option.string(part);
    };
    state.extensions[format] = { js: read('js'), dts: read('dts') };
  }
};

const copy: Rule<State> = (value, { settings }, option) => {
  const items = value.kind === 'array' ? value.items : [value];
  const copies = items.flatMap((item) => copyOf(item, option));
  if (copies.length > 0) assign(settings, 'output.copy', copies);
};

const skip: Rule<State> = (value, state, option) => {
  if (option.boolean(value)) addExternals(state, common.MODULES, [new Raw('/^[^./]/')]);
};

const rules: Rules<typeof tables, State> = {
  entry: common.entry,
  format: (value, state, option) => {
    if (value.kind === 'object') return option.unread(value);
    const names = option.strings(value);
    state.formats = names.flatMap((name) => common.FORMATS[name] ?? []);
    const unknown = names.filter((name) => !common.FORMATS[name]);
    if (unknown.length > 0) option.note('none', 'converter.formats', { formats: unknown.join(', ') });
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
  },
  minify: (value, { settings }, option) => {
    if (value.kind === 'string' && value.value === 'dce-only') return;
    if (value.kind === 'object') return option.noteRow('decide');
    if (option.boolean(value)) assign(settings, 'output.minify', true);
  },
  sourcemap: common.sourcemap,
  clean: common.clean,
  banner: common.addon('banner'),
  footer: common.addon('footer'),
  hash: (value, _, option) => {
    if (option.boolean(value)) option.noteRow('decide');
  },
  globalName: (value, state, option) => {
    state.globalName = option.string(value);
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
  name: (value, state, option) => {
    state.name = option.string(value);
  },
  cwd: common.decide,
  logLevel: (value, { settings }, option) => {
    const level = option.string(value);
    if (level !== undefined) settings.logLevel = level;
  },
  customLogger: common.decide,
};

function copyOf(value: Value, option: Option): Settings[] {
  if (value.kind === 'string') return [{ from: asPath(value.value) }];
  if (value.kind !== 'object' || value.unread.length > 0) {
    option.unread(value);
    return [];
  }
  const read = (name: string) => {
    const part = value.properties.find((one) => one.name === name)?.value;
    return part?.kind === 'string' ? part.value : undefined;
  };
  const [from, to] = [read('from'), read('to')];
  if (from === undefined || to?.startsWith('/') || !value.properties.every(({ name }) => /^(from|to)$/.test(name))) {
    option.unread(value);
    return [];
  }
  const isInside = to === undefined || /^(\.\/)?dist(\/|$)/.test(to);
  if (!isInside) {
    option.unread(value);
    return [];
  }
  const folder = to?.replace(/^(\.\/)?dist\/?/, '') ?? '';
  return [{ from: asPath(from), ...(folder ? { to: folder } : {}) }];
}

/** Converts one config of tsdown. */
export function convertTsdown(config: ObjectValue, context: Context): Draft[] {
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
    extensions: {},
    naming: (format) => naming(format, state),
  };
  const dts = config.properties.find(({ name }) => name === 'dts')?.value;
  if (dts?.kind === 'boolean' && !dts.value) state.dts = undefined;
  const isLater = ({ name }: { name: string }) => name === 'outExtensions';
  const properties = [...config.properties.filter((one) => !isLater(one)), ...config.properties.filter(isLater)];
  applyRules({ ...config, properties }, { tables, rules, state, source, report });
  if (!state.entries && !config.properties.some(({ name }) => name === 'entry'))
    state.entries = { index: './src/index.ts' };
  if (state.shims && state.formats.includes('esm')) {
    state.only.esm = { ...state.only.esm, shims: { esm: { __dirname: true, __filename: true, require: true } } };
  }
  if (state.globalName !== undefined) {
    state.isIife = !state.formats.includes('umd');
    state.formats = state.formats.map((format) => (format === 'iife' ? 'umd' : format));
    state.only.umd = { ...state.only.umd, umdName: state.globalName };
  }
  common.targetPages(state);
  if (state.settings.bundle !== false) {
    common.unbundleGlobs(state, new Option('entry', config.line, source, report, undefined));
  } else if (!state.isGlobbed && state.entries) {
    // Bundleless builds of Rslib need all files, not only those where imports start.
    const folder = Object.values(state.entries).flat()[0]?.split('/').slice(0, 2).join('/') ?? './src';
    state.entries = { index: [`${folder}/**`, `!${folder}/**/*.{test,spec}.*`] };
    new Option('unbundle', config.line, source, report, undefined).note('decide', 'converter.allFiles', { folder });
  }
  if (isSettings(state.dts as Settings) && Object.keys(state.dts as Settings).length === 0) state.dts = true;
  const cjsDefault = config.properties.find(({ name }) => name === 'cjsDefault')?.value;
  if (!(cjsDefault?.kind === 'boolean' && !cjsDefault.value)) common.noteDefaultExport(state, context);
  common.identify(state, state.name);
  return [state];
}

function naming(format: Format, { isIife, extensions, isFixed, platform, manifest }: State): Naming {
  if (format === 'umd' || format === 'iife') return { js: `[name].${isIife ? 'iife' : format}.js`, keep: true };
  const own = extensions[format];
  const isAlways = isFixed ?? platform === 'node';
  const usual = isAlways
    ? { esm: { js: '.mjs', types: '.d.mts' }, cjs: { js: '.cjs', types: '.d.cts' } }[format]
    : common.moduleExtension(format, manifest?.isModule ?? false);
  const js = own?.js ?? usual.js;
  return { js: `[name]${js}`, types: `[name]${own?.dts ?? usual.types}`, keep: own?.js !== undefined };
}
