import { rollup as tables } from '../../tables/rollup.ts';
import { assign, isSettings, printCode, Raw } from '../code.ts';
import { asPath, readEntries } from '../entries.ts';
import { applyRollupExternals, type RollupExternals } from '../externals.ts';
import type { Draft, Format, Move } from '../lib-items.ts';
import type { Context, Manifest } from '../manifest.ts';
import { noteRest, part, readPlugins, type UsedPlugin } from '../plugins.ts';
import { applyRules, Option, type Report, type Rule, type Rules, rowOf } from '../rules.ts';
import type { ObjectValue, Source, Value } from '../values.ts';
import * as common from './common.ts';
import { movesOf, type PlannedCopy, readCopy, writeCopies } from './copies.ts';

/** An output of a config: one lib item. */
interface State extends common.EntryState {
  manifest: Manifest | undefined;
  source: Source;
  report: Report;
  format: string;
  file: string | undefined;
  dir: string | undefined;
  entryFileNames: string | undefined;
  name: string | undefined;
  externals: RollupExternals;
  isPreserved: boolean;
  /** Whether a default export is all that users get. */
  isOnlyDefault: boolean;
  /** Code at the start and the end of what is inside of the format's wrapper. */
  intro: string | undefined;
  outro: string | undefined;
  /** Whether a plugin finds packages, so that those that `external` does not name are bundled. */
  findsPackages: boolean;
  /** Whether the output consists of declarations. */
  isTypes: boolean;
  /** Where a plugin writes declarations. */
  declarationDir: string | undefined;
  /** What a plugin copies. */
  copies: PlannedCopy[];
  tsconfigAt: Context['tsconfigAt'];
}

const FORMATS: Readonly<Record<string, Format>> = { ...common.FORMATS, amd: 'umd' };

const nothing = () => {};
const listed: Rule<State> = (_, { externals }) => {
  externals.isListed = true;
};

const minify: Rule<State> = (_, { settings }) => assign(settings, 'output.minify', true);

/** `define` of a plugin: names with code. */
const define: Rule<State> = (value, { settings }, option) => {
  if (value.kind === 'object') common.assignCode(settings, 'source.define', value, option);
};

/** `intro` and `outro`: in modules, which have no wrapper, they are parts of `banner` and `footer`. */
const inner =
  (name: 'intro' | 'outro'): Rule<State> =>
  (value, state, option) => {
    const format = FORMATS[state.format];
    if (format !== 'esm' && format !== 'cjs') return option.noteRow('none');
    if (value.kind === 'nothing') return;
    if (value.kind !== 'string') return option.unread(value);
    state[name] = value.value;
    option.noteRow('converted');
  };

/** Plugins that compile TypeScript. */
const compiler: Rule<State> = (value, state, option) => {
  const [target, tsconfig, minify, defined, declaration] = [
    'target',
    'tsconfig',
    'minify',
    'define',
    'declaration',
  ].map((key) => part(value, key));
  if (target) common.target(target, state, option);
  if (tsconfig) common.tsconfig(tsconfig, state, option);
  if (minify && option.boolean(minify)) assign(state.settings, 'output.minify', true);
  if (defined) define(defined, state, option);
  if (declaration && option.boolean(declaration)) state.dts = true;
};

/** The plugin that compiles by tsconfig.json, whose options it may override. */
const typescript: Rule<State> = (value, state, option) => {
  compiler(value, state, option);
  const path = part(value, 'tsconfig');
  if (path?.kind === 'boolean') return;
  const name = path?.kind === 'string' ? path.value : 'tsconfig.json';
  const options = part(state.tsconfigAt(name), 'compilerOptions');
  const [target, declaration, folder] = ['target', 'declaration', 'declarationDir'].map(
    (key) => part(value, key) ?? part(options, key),
  );
  if (!options && !(target && declaration)) {
    option.note('decide', 'converter.pluginTsconfig', { plugin: option.name, tsconfig: name });
    return;
  }
  if (target?.kind === 'string') common.target(target, state, option);
  if (declaration?.kind === 'boolean' && declaration.value) state.dts ??= true;
  if (folder?.kind === 'string') state.declarationDir = common.folderOf(folder.value);
};

/** Options of plugins that are converted, or that Rslib needs no more. */
const PLUGIN_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'rollup-plugin-esbuild': [
    'target',
    'tsconfig',
    'minify',
    'define',
    'include',
    'exclude',
    'sourceMap',
    'loaders',
    'jsx',
  ],
  '@rollup/plugin-typescript': [
    'target',
    'tsconfig',
    'declaration',
    'declarationDir',
    'sourceMap',
    'outDir',
    'rootDir',
  ],
  'rollup-plugin-typescript2': [
    'tsconfig',
    'tsconfigOverride',
    'useTsconfigDeclarationDir',
    'check',
    'clean',
    'verbosity',
    'cacheRoot',
    'abortOnError',
    'exclude',
    'include',
  ],
  '@rollup/plugin-replace': ['preventAssignment', 'values'],
  '@rollup/plugin-commonjs': ['include', 'exclude', 'extensions', 'transformMixedEsModules', 'requireReturnsDefault'],
  '@rollup/plugin-node-resolve': ['extensions', 'preferBuiltins'],
  '@rollup/plugin-json': ['compact', 'preferConst', 'namedExports', 'indent'],
  '@rollup/plugin-terser': ['module'],
  'rollup-plugin-terser': ['module'],
  '@rollup/plugin-alias': ['entries'],
  'rollup-plugin-delete': ['targets', 'runOnce'],
  'rollup-plugin-postcss': ['extract', 'inject', 'extensions', 'sourceMap'],
  'rollup-plugin-copy': ['targets', 'flatten', 'hook', 'copyOnce', 'copySync', 'verbose', 'overwrite'],
};

const plugins: Rule<State> = (value, state, option) => {
  for (const used of readPlugins(value, option)) applyPlugin(used, state, option);
  option.noteRow('converted');
};

const rules: Rules<typeof tables, State> = {
  input: (value, state, option) => {
    const read = readEntries(value, option, true);
    if (!read) return option.unread(value);
    common.takeEntries(state, read);
  },
  external: (value, { externals }, option) => {
    externals.value = value;
    externals.option = option;
    option.noteRow();
  },
  plugins,
  'output.plugins': plugins,
  'output.format': (value, state, option) => {
    state.format = option.string(value) ?? state.format;
    if (!FORMATS[state.format]) option.note('none', 'converter.formats', { formats: state.format });
  },
  'output.dir': (value, state, option) => {
    state.dir = common.folderOf(option.string(value));
  },
  'output.file': (value, state, option) => {
    state.file = option.string(value)?.replace(/^\.\//, '');
  },
  'output.entryFileNames': (value, state, option) => {
    const name = option.string(value);
    if (name !== undefined && /\[hash\b/.test(name)) option.unread(value);
    else state.entryFileNames = name;
  },
  'output.chunkFileNames': common.decide,
  'output.name': (value, state, option) => {
    state.name = option.string(value);
  },
  'output.globals': common.globals,
  'output.preserveModules': (value, state, option) => {
    state.isPreserved = option.boolean(value) ?? false;
  },
  'output.preserveModulesRoot': (value, { settings }, option) => {
    const path = option.string(value);
    if (path !== undefined) settings.outBase = asPath(path);
  },
  'output.banner': common.addon('banner'),
  'output.footer': common.addon('footer'),
  'output.sourcemap': common.sourcemap,
  'output.exports': common.exportsMode,
  'output.intro': inner('intro'),
  'output.outro': inner('outro'),
  'output.paths': common.decide,
  onwarn: common.decide,
  onLog: common.decide,
  logLevel: (value, { settings }, option) => {
    const level = option.string(value);
    if (level !== undefined) settings.logLevel = level === 'debug' ? 'info' : level;
  },
  '@rollup/plugin-node-resolve': (_, state) => {
    state.findsPackages = true;
  },
  '@rollup/plugin-commonjs': nothing,
  '@rollup/plugin-json': (_, state, option) => {
    const sources = Object.values(state.entries ?? {}).flat();
    const isModule = state.manifest?.isModule ?? false;
    if (sources.some((path) => common.isModuleScript(path, isModule))) option.note('decide', 'converter.jsonNames');
  },
  '@rollup/plugin-typescript': typescript,
  'rollup-plugin-typescript2': (value, state, option) => {
    const override = part(value, 'tsconfigOverride');
    const options = part(override, 'compilerOptions');
    const properties = [options, value].flatMap((one) => (one?.kind === 'object' ? one.properties : []));
    typescript({ kind: 'object', properties, unread: [], line: option.line, code: '' }, state, option);
    const isKept = part(value, 'useTsconfigDeclarationDir');
    if (!(isKept?.kind === 'boolean' && isKept.value)) state.declarationDir = undefined;
    const used = { package: option.name, line: option.line };
    const read = ['target', 'declaration', 'declarationDir', 'module', 'sourceMap'];
    noteRest({ ...used, argument: options }, option, read);
    noteRest({ ...used, argument: override }, option, ['compilerOptions', 'include', 'exclude']);
  },
  'rollup-plugin-esbuild': compiler,
  '@rollup/plugin-swc': common.decide,
  '@rollup/plugin-sucrase': nothing,
  'rollup-plugin-dts': (_, state) => {
    state.isTypes = true;
  },
  '@rollup/plugin-replace': (value, state, option) => {
    if (value.kind !== 'object') return;
    const isOwn = ({ name }: { name: string }) =>
      /^(preventAssignment|values|delimiters|include|exclude|objectGuards|sourceMap)$/.test(name);
    define({ ...value, properties: value.properties.filter((one) => !isOwn(one)) }, state, option);
    const values = part(value, 'values');
    if (values) define(values, state, option);
  },
  '@rollup/plugin-alias': (value, { settings }, option) => {
    const entries = part(value, 'entries');
    if (entries?.kind === 'object') return common.assignCode(settings, 'resolve.alias', entries, option);
    if (entries?.kind !== 'array') return;
    for (const item of entries.items) {
      const [find, to] = [part(item, 'find'), part(item, 'replacement')];
      if (find?.kind === 'string' && to?.kind === 'string')
        assign(settings, 'resolve.alias', { [find.value]: to.value });
      else option.unread(item);
    }
  },
  '@rollup/plugin-terser': minify,
  'rollup-plugin-terser': minify,
  'rollup-plugin-postcss': (value, { settings }) => {
    const [extract, inject] = [part(value, 'extract'), part(value, 'inject')];
    const isFile = extract !== undefined && !(extract.kind === 'boolean' && !extract.value);
    const isLeft = inject?.kind === 'boolean' && !inject.value;
    if (extract?.kind === 'string') {
      const name = extract.value.split('/').at(-1) ?? extract.value;
      assign(settings, 'output.filename.css', name);
    }
    if (isFile || isLeft) assign(settings, 'output.emitCss', true);
    else assign(settings, 'output', { target: 'web', injectStyles: true });
  },
  'rollup-plugin-peer-deps-external': listed,
  'rollup-plugin-node-externals': listed,
  'rollup-plugin-auto-external': listed,
  'rollup-plugin-copy': (value, { copies }, option) => {
    const [targets, flatten] = [part(value, 'targets'), part(value, 'flatten')];
    const isFlat = !(flatten?.kind === 'boolean' && !flatten.value);
    if (targets?.kind !== 'array') return option.unread(value);
    for (const item of targets.items) {
      const read = readCopy(item, { from: 'src', to: 'dest' }, option);
      // A glob of all depths stands for folders and for what they have.
      const isDeep = isFlat && read?.from.some((path) => path.endsWith('**/*'));
      if (isDeep || (read && read.to.length === 0)) option.unread(item);
      else if (read)
        for (const to of read.to) {
          const leave = () => option.unread(item);
          copies.push({ ...read, to, keeps: isFlat ? 'name' : 'below', takesFolders: true, leave });
        }
    }
  },
  'rollup-plugin-delete': nothing,
  'rollup-plugin-preserve-directives': nothing,
};

function applyPlugin(used: UsedPlugin, state: State, { source, report, name }: Option): void {
  const row = rowOf({ plugins: tables.plugins }, used.package);
  const option = new Option(row ? used.package : name, used.line, source, report, row);
  if (!row) return option.note('decide', 'converter.plugin', { plugin: used.package });
  const rule = (rules as Partial<Record<string, Rule<State>>>)[used.package];
  const before = report.notes.length;
  rule?.(used.argument ?? { kind: 'nothing', line: used.line, code: '' }, state, option);
  option.finish();
  const isDecided = report.notes.slice(before).some(({ kind }) => kind === 'decide');
  if (isDecided || (row.support !== 'converted' && row.support !== 'same')) return;
  // All that a replacement is called with is a value, unless it is one of the plugin's own options.
  const own =
    used.package === '@rollup/plugin-replace' && used.argument?.kind === 'object' ? used.argument.properties : [];
  const values = own.map(({ name }) => name).filter((key) => !/^(delimiters|include|exclude|objectGuards)$/.test(key));
  noteRest(used, option, [...(PLUGIN_OPTIONS[used.package] ?? []), ...values]);
}

/** Converts all configs of a file of Rollup: one lib item for each output. */
export function convertRollup(configs: readonly ObjectValue[], context: Context): Draft[] {
  const states = configs.flatMap((config) => outputsOf(config, context));
  const types = states.filter(({ isTypes }) => isTypes);
  const drafts = states.filter(({ isTypes }) => !isTypes).flatMap((state) => draftOf(state, context));
  // A config of declarations alone is the `dts` of those that build the same entries.
  for (const state of types) addTypes(state, drafts, context.manifest?.isModule ?? false);
  return drafts;
}

/** Adds declarations to the build of the same sources, or else to the first one, with the places that they had. */
function addTypes(state: State, drafts: readonly Draft[], isModule: boolean): void {
  const paths = Object.values(state.entries ?? {}).map(String);
  const nameOf = ({ entries = {} }: Draft, path: string) =>
    Object.keys(entries).find((name) => String(entries[name]) === path);
  const same = drafts.filter((draft) => paths.some((path) => nameOf(draft, path) !== undefined));
  const all = same.length > 0 ? same : drafts;
  // Declarations that all users share are those of the package's type.
  const own = all.find(({ formats }) => formats.includes(isModule ? 'esm' : 'cjs'));
  const target = own ?? all.find(({ formats }) => formats.includes('esm')) ?? all[0];
  if (!target) return;
  // What a plugin wrote into a folder before is what this one joins.
  for (const draft of all) if (typeof draft.dts === 'object') draft.dts = undefined;
  target.dts = { bundle: true };
  const [format = 'esm'] = target.formats;
  const { types } = common.moduleExtension(format, format === 'esm' || format === 'cjs' ? isModule : true);
  const names = Object.keys(target.entries ?? {});
  const moves = Object.entries(state.entries ?? { index: '' }).map(([key, path]): Move => {
    const from = state.file ?? `${state.dir ?? 'dist'}/${key}.d.ts`;
    const base =
      from
        .split('/')
        .at(-1)
        ?.replace(/\.d\.[cm]?ts$/, '') ?? '';
    const name = nameOf(target, String(path)) ?? names.find((one) => one === base) ?? names[0] ?? 'index';
    return { from, to: `${target.outDir}/${name}${types}` };
  });
  target.moves = [...(target.moves ?? []), ...moves];
}

/** Reads a config once for each of its outputs. */
function outputsOf(config: ObjectValue, { source, report, manifest, tsconfigAt }: Context): State[] {
  const output = config.properties.find(({ name }) => name === 'output');
  const outputs: (Value | undefined)[] = output?.value.kind === 'array' ? output.value.items : [output?.value];
  return outputs.flatMap((one) => {
    if (one && one.kind !== 'object') {
      new Option('output', one.line, source, report, undefined).unread(one);
      return [];
    }
    const state: State = {
      line: config.line,
      manifest,
      source,
      report,
      entries: undefined,
      isGlobbed: false,
      formats: [],
      outDir: 'dist',
      settings: {},
      only: {},
      dts: undefined,
      naming: () => ({ js: '[name].js' }),
      format: 'es',
      file: undefined,
      dir: undefined,
      entryFileNames: undefined,
      name: undefined,
      externals: { value: undefined, option: undefined, isListed: false, globals: {} },
      isPreserved: false,
      isOnlyDefault: false,
      intro: undefined,
      outro: undefined,
      findsPackages: false,
      isTypes: false,
      declarationDir: undefined,
      copies: [],
      tsconfigAt,
    };
    const rest = config.properties.filter(({ name }) => name !== 'output');
    applyRules({ ...config, properties: rest }, { tables, rules, state, source, report });
    if (one) {
      // What others mean depends on the format.
      const isFormat = ({ name }: { name: string }) => name === 'format';
      const properties = [...one.properties.filter(isFormat), ...one.properties.filter((own) => !isFormat(own))];
      applyRules({ ...one, properties }, { tables, rules, state, source, report }, 'output.');
    }
    return [state];
  });
}

/** Adds code on the inner side of a banner or a footer. */
function addCode({ settings }: State, name: 'banner' | 'footer', code: string): void {
  const at = settings[name];
  const outer = isSettings(at) ? at.js : undefined;
  const parts = [code, outer].filter((part) => part !== undefined);
  if (name === 'banner') parts.reverse();
  const isText = parts.every((part) => typeof part === 'string');
  const text = isText ? parts.join('\n') : new Raw(parts.map((part) => printCode(part)).join(" + '\\n' + "));
  assign(settings, `${name}.js`, text);
}

function draftOf(state: State, context: Context): Draft[] {
  const { source, report, manifest } = context;
  const known = FORMATS[state.format];
  if (!known) return [];
  const format = known === 'iife' && state.name !== undefined ? 'umd' : known;
  state.formats = [format];
  if (format === 'umd' && state.name !== undefined) state.only.umd = { umdName: state.name };
  const entries = Object.entries(state.entries ?? {});
  let js = state.entryFileNames ?? '[name].js';
  if (state.file !== undefined) {
    const parts = state.file.split('/');
    const base = parts.pop() ?? '';
    const [key = 'index', ...extensions] = base.split('.');
    state.outDir = parts.join('/');
    js = ['[name]', ...extensions].join('.');
    const path = entries[0]?.[1];
    if (path !== undefined) state.entries = { [key]: path };
  } else if (js.includes('[format]')) {
    [state.outDir, js] = common.placeFiles(state.dir ?? 'dist', js, state.format);
  } else state.outDir = state.dir ?? 'dist';
  if (state.outDir === '') {
    // Never empty the project.
    state.outDir = '.';
    assign(state.settings, 'output.cleanDistPath', false);
  }
  const { intro, outro } = state;
  if (intro !== undefined) addCode(state, 'banner', intro);
  if (outro !== undefined) addCode(state, 'footer', outro);
  if (state.isOnlyDefault) common.exportDefault(state, state.formats);
  common.targetPages(state);
  const { output: own } = state.settings;
  const css = isSettings(own) && isSettings(own.filename) ? own.filename.css : undefined;
  if (typeof css === 'string' && !state.isPreserved)
    state.moves = [{ from: `${state.outDir}/${css}`, to: `${state.outDir}/${css}` }];
  const { declarationDir } = state;
  const patterns = writeCopies(state.copies, state.outDir);
  if (patterns.length > 0) assign(state.settings, 'output.copy', patterns);
  state.moves = [...(state.moves ?? []), ...movesOf(patterns, state.outDir)];
  if (state.dts && declarationDir !== undefined && declarationDir !== state.outDir)
    state.dts = { distPath: asPath(declarationDir) };
  state.naming = () => ({ js, ...(state.dts ? { types: '[name].d.ts', typesBySource: true } : {}), keep: true });
  // Without a plugin that finds packages, all of them stay out.
  const isListed = state.externals.isListed || !state.findsPackages;
  applyRollupExternals(state, { ...state.externals, isListed }, context);
  if (format === 'cjs' && !state.isOnlyDefault) common.noteDefaultExport(state, context);
  common.noteNodeEnv(state, context);
  if (state.isPreserved || state.isGlobbed) {
    if (state.isPreserved) state.settings.bundle = false;
    else common.unbundleGlobs(state, new Option('input', state.line, source, report, rowOf(tables, 'input')));
    // Each stylesheet has the name of its source.
    const { output: files } = state.settings;
    if (isSettings(files) && isSettings(files.filename)) delete files.filename;
    // Injected styles would be lost.
    const output = state.settings.output;
    if (isSettings(output) && output.injectStyles) {
      delete output.injectStyles;
      const option = new Option('output.preserveModules', state.line, source, report, undefined);
      option.note('decide', 'converter.noInjection');
    } else if (isSettings(output) && output.emitCss) common.noteStyles(state, context);
  }
  if (state.isPreserved) {
    common.noteJson(state, context);
    const folder = common.takeAllSources(state, manifest);
    new Option('output.preserveModules', state.line, source, report, undefined).note('decide', 'converter.allSources', {
      folder,
    });
  }
  const isTyped = /"(types|typings)"\s*:/.test(manifest?.text ?? '');
  if (isTyped && state.dts) state.dts = typeof state.dts === 'object' ? state.dts : true;
  return [state];
}
