import { tsup as tables } from '../../tables/tsup.ts';
import { assign, isSettings, Raw, type Settings } from '../code.ts';
import { asPath, readEntries } from '../entries.ts';
import { addExternals, readExternals } from '../externals.ts';
import type { Draft, Format, Naming } from '../lib-items.ts';
import type { Manifest } from '../manifest.ts';
import { applyRules, Option, type Report, type Rule, type Rules, same } from '../rules.ts';
import { readSyntax } from '../syntax.ts';
import { type ObjectValue, readResult, type Source, type Value } from '../values.ts';

interface State extends Draft {
  manifest: Manifest | undefined;
  formats: Format[];
  isGlobbed: boolean;
  isMinified: boolean;
  shims: boolean;
  isLegacy: boolean;
  name: string | undefined;
  /** Extensions by format, with their dots. */
  extensions: Partial<Record<Format, { js?: string; dts?: string }>>;
  dtsOptions: Settings;
}

const FORMATS: Readonly<Record<string, Format>> = { esm: 'esm', cjs: 'cjs', iife: 'iife' };
const MODULES = ['esm', 'cjs'] as const;

const minify: Rule<State> = (value, state, option) => {
  state.isMinified = value.kind === 'string' || option.boolean(value) === true;
  if (state.isMinified) assign(state.settings, 'output.minify', true);
};

const entry: Rule<State> = (value, state, option) => {
  const read = readEntries(value, option);
  if (!read) return option.unread(value);
  state.entries = read.entries;
  state.isGlobbed = read.isGlobbed;
};

/** `banner` and `footer`: an object, or a function for which there is nothing. */
const text =
  (name: string): Rule<State> =>
  (value, { settings }, option) => {
    if (value.kind === 'code') return option.unread(value);
    const code = option.code(value);
    if (code !== undefined) assign(settings, name, typeof code === 'string' ? { js: code } : code);
  };

const declarations: Rule<State> = (value, state, option) => {
  if (value.kind === 'object') {
    state.dts = state.dtsOptions;
    option.readParts(value);
  } else if (value.kind === 'string' || option.boolean(value)) state.dts ??= true;
};

const rules: Rules<typeof tables, State> = {
  entry,
  entryPoints: entry,
  format: (value, state, option) => {
    state.formats = option.strings(value).flatMap((name) => FORMATS[name.trim()] ?? []);
  },
  outDir: (value, state, option) => {
    state.outDir = folderOf(option.string(value)) ?? state.outDir;
  },
  legacyOutput: (value, state, option) => {
    state.isLegacy = option.boolean(value) ?? false;
  },
  outExtension: (value, state, option) => {
    for (const format of state.formats) {
      const result = value.kind === 'code' ? readResult(value, option.source, [{ format }]) : value;
      if (result?.kind !== 'object' || result.unread.length > 0) return option.unread(value);
      const read = (name: string) => {
        const part = result.properties.find((one) => one.name === name)?.value;
        return part && option.string(part);
      };
      state.extensions[format] = { js: read('js'), dts: read('dts') };
    }
  },
  target: (value, { settings }, option) => {
    const syntax = readSyntax(value, option);
    if (syntax !== undefined) settings.syntax = syntax;
  },
  platform: (value, { settings }, option) => {
    const platform = option.string(value);
    if (platform === 'browser') assign(settings, 'output.target', 'web');
    if (platform === 'neutral') option.noteRow('none');
  },
  bundle: (value, { settings }, option) => {
    if (option.boolean(value) === false) settings.bundle = false;
  },
  dts: declarations,
  'dts.resolve': (value, { dtsOptions }, option) => {
    if (value.kind !== 'array') return value.kind === 'boolean' && !value.value ? undefined : option.noteRow('decide');
    const code = option.code(value);
    if (code !== undefined) assign(dtsOptions, 'bundle', { bundledPackages: code });
  },
  'dts.banner': (value, { settings }, option) => assignCode(settings, 'banner.dts', value, option),
  'dts.footer': (value, { settings }, option) => assignCode(settings, 'footer.dts', value, option),
  experimentalDts: (value, state, option) => {
    if (value.kind !== 'object' && value.kind !== 'string' && !option.boolean(value)) return;
    state.dts = { bundle: true };
  },
  external: (value, state, option) => {
    addExternals(state, MODULES, readExternals(value, { option, manifest: state.manifest, matches: 'subpaths' }));
  },
  noExternal: (value, { settings }, option) => assignCode(settings, 'output.autoExternal.exclude', value, option),
  skipNodeModulesBundle: (value, state, option) => {
    if (option.boolean(value)) addExternals(state, MODULES, [new Raw('/^[^./]/')]);
  },
  clean: (value, { settings }, option) => {
    if (value.kind !== 'array' && option.boolean(value) === false) assign(settings, 'output.cleanDistPath', false);
  },
  minify,
  minifyWhitespace: minify,
  minifyIdentifiers: minify,
  minifySyntax: minify,
  terserOptions: (_, __, option) => option.noteRow('decide'),
  sourcemap: (value, { settings }, option) => {
    if (value.kind === 'string') assign(settings, 'output.sourceMap', { js: 'inline-source-map' });
    else if (option.boolean(value)) assign(settings, 'output.sourceMap', true);
  },
  define: same('source.define'),
  env: (value, { settings }, option) => assignEnv(settings, value, option),
  replaceNodeEnv: (value, { settings }, option) => {
    if (option.boolean(value))
      assign(settings, 'source.define', { 'process.env.NODE_ENV': new Raw("JSON.stringify('production')") });
  },
  banner: text('banner'),
  footer: text('footer'),
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
  tsconfig: (value, { settings }, option) => {
    const path = option.string(value);
    if (path !== undefined) assign(settings, 'source.tsconfigPath', asPath(path));
  },
  name: (value, state, option) => {
    state.name = option.string(value);
  },
  silent: (value, { settings }, option) => {
    if (option.boolean(value)) settings.logLevel = 'error';
  },
};

/** Converts one config of tsup. */
export function convertTsup(
  config: ObjectValue,
  context: { source: Source; report: Report; manifest: Manifest | undefined },
): Draft {
  const { source, report, manifest } = context;
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
    naming: (format) => naming(format, state),
  };
  // What depends on the formats comes after them.
  const isLater = ({ name }: { name: string }) => name === 'outExtension';
  const properties = [...config.properties.filter((one) => !isLater(one)), ...config.properties.filter(isLater)];
  applyRules({ ...config, properties }, { tables, rules, state, source, report });
  if (state.shims && state.formats.includes('esm')) {
    state.only.esm = { ...state.only.esm, shims: { esm: { __dirname: true, __filename: true } } };
  }
  if (state.only.umd) state.formats = state.formats.map((format) => (format === 'iife' ? 'umd' : format));
  for (const format of ['umd', 'iife'] as const) {
    if (state.formats.includes(format)) state.only[format] = { ...state.only[format], output: { target: 'web' } };
  }
  if (state.isGlobbed && state.settings.bundle !== false) {
    state.settings.bundle = false;
    new Option('entry', config.line, source, report, undefined).note('decide', 'converter.globs');
  }
  if (isSettings(state.dts as Settings) && Object.keys(state.dts as Settings).length === 0) state.dts = true;
  if (state.name !== undefined) {
    for (const format of state.formats) {
      const id = state.formats.length > 1 ? `${state.name}-${format}` : state.name;
      state.only[format] = { ...state.only[format], id };
    }
  }
  return state;
}

function naming(format: Format, { extensions, isLegacy, manifest }: State): Naming {
  const isModule = manifest?.isModule ?? false;
  const own = extensions[format];
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

function folderOf(path: string | undefined): string | undefined {
  return path?.replace(/^\.\//, '').replace(/\/$/, '');
}

function assignCode(settings: Settings, path: string, value: Value, option: Option): void {
  const code = option.code(value);
  if (code !== undefined) assign(settings, path, code);
}

/** `env`: each name is replaced, both as a part of `process.env` and of `import.meta.env`. */
function assignEnv(settings: Settings, value: Value, option: Option): void {
  if (value.kind !== 'object') return option.unread(value);
  for (const spread of value.unread) option.unread(spread);
  for (const { name, value: one } of value.properties) {
    const code = option.code(one);
    if (code === undefined) continue;
    const text = new Raw(`JSON.stringify(${code instanceof Raw ? code.code : JSON.stringify(code)})`);
    assign(settings, 'source.define', { [`process.env.${name}`]: text, [`import.meta.env.${name}`]: text });
  }
}
