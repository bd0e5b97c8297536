import { vite as tables } from '../../tables/vite.ts';
import { assign, isSettings, Raw, type Settings } from '../code.ts';
import { asPath, readEntries } from '../entries.ts';
import { applyRollupExternals, type RollupExternals } from '../externals.ts';
import type { Draft, Format, Naming } from '../lib-items.ts';
import type { Context, Manifest } from '../manifest.ts';
import { normalizePath } from '../normalize-path.ts';
import { noteRest, part, readPlugins, type UsedPlugin } from '../plugins.ts';
import { applyRules, Option, type Report, type Rule, type Rules, rowOf, same } from '../rules.ts';
import { type ObjectValue, readResult, type Source, type Value } from '../values.ts';
import * as common from './common.ts';
import { movesOf, type PlannedCopy, readCopy, writeCopies } from './copies.ts';

interface State extends common.EntryState {
  manifest: Manifest | undefined;
  source: Source;
  report: Report;
  entry: Value | undefined;
  /** `rolldownOptions.input`. */
  input: Value | undefined;
  /** Whether this is one of the outputs of a list, which ignores `build.lib.formats`. */
  isOfList: boolean;
  fileName: Value | undefined;
  fileNameOption: Option | undefined;
  cssFileName: string | undefined;
  umdName: string | undefined;
  externals: RollupExternals;
  isPreserved: boolean;
  /** Whether a default export is all that users get. */
  isOnlyDefault: boolean;
  entryFileNames: string | undefined;
  exportsStyles: boolean;
  /** What a plugin copies, with folders of the output. */
  copies: PlannedCopy[];
}

const minify: Rule<State> = (value, { settings }, option) => {
  if (value.kind === 'object') return option.noteRow('decide');
  if (value.kind === 'string' || option.boolean(value)) assign(settings, 'output.minify', true);
};
/** A name of files with `[name]`, as Rslib has it too. */
const fileNames: Rule<State> = (value, state, option) => {
  const name = option.string(value);
  if (name === undefined) return;
  if (/\[hash\b/.test(name)) option.unread(value);
  else state.entryFileNames = name;
};

/** Of a copied file, the name stays, and since version 4 of the plugin, the whole path. */
const staticCopy: Rule<State> = (value, state, option) => {
  const [targets, structured] = [part(value, 'targets'), part(value, 'structured')];
  const version = ['devDependencies', 'dependencies'].map((kind) => state.manifest?.textAt([kind, option.name]));
  const [major] = /\d+/.exec(version.find((one) => one !== undefined) ?? '') ?? [];
  const isKnown = structured?.kind === 'boolean' || (structured === undefined && major !== undefined);
  if (targets?.kind !== 'array' || !isKnown) return option.noteRow('decide');
  const isWhole = structured?.kind === 'boolean' ? structured.value : Number(major) >= 4;
  for (const item of targets.items) {
    const rename = part(item, 'rename');
    const isBare =
      rename?.kind === 'object' &&
      rename.properties.every(({ name, value }) => name === 'stripBase' && value.kind === 'boolean' && value.value);
    const isOther = ({ name }: { name: string }) => !(isBare && name === 'rename');
    const own = item.kind === 'object' ? { ...item, properties: item.properties.filter(isOther) } : item;
    const read = readCopy(own, { from: 'src', to: 'dest' }, option);
    const keeps = isWhole && !isBare ? 'path' : 'name';
    // A glob of all depths stands for folders and for what they have.
    if (read && (read.to.length === 0 || (keeps === 'name' && read.from.some((path) => path.endsWith('**/*')))))
      option.unread(item);
    else if (read)
      for (const to of read.to)
        state.copies.push({ ...read, to, keeps, takesFolders: true, leave: () => option.unread(item) });
  }
};

const rules: Rules<typeof tables, State> = {
  'build.lib.entry': (value, state, option) => {
    state.entry = value;
    if (state.input) option.note('none', 'converter.entryIgnored');
  },
  'build.lib.name': (value, state, option) => {
    state.umdName = option.string(value);
  },
  'build.lib.formats': (value, state, option) => {
    if (state.isOfList) option.note('none', 'converter.formatsIgnored');
    else state.formats = common.readFormats(value, option) ?? state.formats;
  },
  'build.lib.fileName': (value, state, option) => {
    state.fileName = value;
    state.fileNameOption = option;
  },
  'build.lib.cssFileName': (value, state, option) => {
    state.cssFileName = option.string(value);
    option.noteRow('converted');
  },
  'build.target': (value, state, option) => {
    // Two names for what is the default of each tool.
    if (value.kind === 'string' && /^(modules|baseline-widely-available)$/.test(value.value))
      return option.noteRow('decide');
    common.target(value, state, option);
  },
  'build.outDir': (value, state, option) => {
    state.outDir = common.folderOf(option.string(value)) ?? state.outDir;
  },
  'build.assetsInlineLimit': (_, __, option) => option.note('converted', 'converter.inlined'),
  'build.sourcemap': common.sourcemap,
  'build.minify': minify,
  'build.cssMinify': (value, _, option) => {
    if (value.kind !== 'boolean') option.noteRow('decide');
  },
  'build.terserOptions': common.decide,
  'build.emptyOutDir': common.clean,
  'build.copyPublicDir': (value, { settings }, option) => {
    if (option.boolean(value) === false) assign(settings, 'server.publicDir', false);
  },
  publicDir: (value, { settings }, option) => {
    if (value.kind === 'boolean') {
      if (!value.value) assign(settings, 'server.publicDir', false);
      return;
    }
    const folder = option.string(value);
    if (folder !== undefined) assign(settings, 'server.publicDir', { name: folder.replace(/^\.\//, '') });
  },
  'build.ssr': (value, { settings }, option) => {
    if (value.kind === 'string') return option.noteRow('decide');
    if (option.boolean(value)) assign(settings, 'output.target', 'node');
  },
  'build.emitAssets': common.decide,
  'build.ssrEmitAssets': common.decide,
  'build.reportCompressedSize': (value, { settings }, option) => {
    if (option.boolean(value) === false) assign(settings, 'performance.printFileSize', { compressed: false });
  },
  // It takes precedence over `build.lib.entry`, and is read before it.
  'build.rolldownOptions.input': () => {},
  'build.rolldownOptions.external': (value, { externals }, option) => {
    externals.value = value;
    externals.option = option;
  },
  'build.rolldownOptions.plugins': (value, state, option) => plugins(value, state, option),
  'build.rolldownOptions.output.globals': common.globals,
  'build.rolldownOptions.output.format': (value, state, option) => {
    const name = option.string(value);
    const format = common.FORMATS[name ?? ''];
    // That of one output is that of `build.lib.formats`.
    if (!state.isOfList) option.note('none', 'converter.formatIgnored');
    else if (format) state.formats = [format];
    else if (name !== undefined) option.note('none', 'converter.formats', { formats: name });
  },
  'build.rolldownOptions.output.name': (value, state, option) => {
    state.umdName = option.string(value) ?? state.umdName;
  },
  'build.rolldownOptions.output.dir': (value, state, option) => {
    state.outDir = common.folderOf(option.string(value)) ?? state.outDir;
  },
  'build.rolldownOptions.output.entryFileNames': fileNames,
  'build.rolldownOptions.output.chunkFileNames': common.decide,
  'build.rolldownOptions.output.preserveModules': (value, state, option) => {
    state.isPreserved = option.boolean(value) ?? false;
  },
  'build.rolldownOptions.output.preserveModulesRoot': (value, { settings }, option) => {
    const path = option.string(value);
    if (path !== undefined) settings.outBase = asPath(path);
  },
  'build.rolldownOptions.output.exports': common.exportsMode,
  'build.rolldownOptions.output.banner': common.addon('banner'),
  'build.rolldownOptions.output.footer': common.addon('footer'),
  'build.rolldownOptions.output.sourcemap': common.sourcemap,
  'build.rolldownOptions.output.minify': minify,
  plugins: (value, state, option) => {
    plugins(value, state, option);
    option.noteRow('converted');
  },
  define: same('source.define'),
  'resolve.alias': (value, { settings }, option) => {
    const items = value.kind === 'array' ? value.items : [];
    const pairs = items.map((item) => [part(item, 'find'), part(item, 'replacement')] as const);
    if (value.kind === 'array' && pairs.every(([find, to]) => find?.kind === 'string' && to?.kind === 'string')) {
      const texts = pairs.map(([find, to]) => [(find as { value: string }).value, (to as { value: string }).value]);
      assign(settings, 'resolve.alias', Object.fromEntries(texts));
    } else if (value.kind === 'object') {
      common.assignCode(settings, 'resolve.alias', value, option);
    } else option.unread(value);
  },
  'resolve.dedupe': same('resolve.dedupe'),
  'resolve.extensions': same('resolve.extensions'),
  'resolve.mainFields': same('resolve.mainFields'),
  'resolve.conditions': same('resolve.conditionNames'),
  assetsInclude: same('source.assetsInclude'),
  base: same('output.assetPrefix'),
  root: same('root'),
  logLevel: same('logLevel'),
  'vite-plugin-dts': (_, state) => {
    state.dts = true;
  },
  'unplugin-dts': (_, state) => {
    state.dts = true;
  },
  '@vitejs/plugin-react': (_, { report }) => void report.plugins.add('@rsbuild/plugin-react'),
  '@vitejs/plugin-vue': (_, { report }) => void report.plugins.add('@rsbuild/plugin-vue'),
  'vite-plugin-solid': (_, { report }) => void report.plugins.add('@rsbuild/plugin-solid'),
  'vite-tsconfig-paths': () => {},
  'vite-plugin-css-injected-by-js': (_, { settings }) => assign(settings, 'output.injectStyles', true),
  'vite-plugin-static-copy': staticCopy,
  'vite-plugin-externalize-deps': (_, { externals }) => {
    externals.isListed = true;
  },
  'rollup-plugin-node-externals': (_, { externals }) => {
    externals.isListed = true;
  },
  'rollup-plugin-peer-deps-external': (_, { externals }) => {
    externals.isListed = true;
  },
  'rollup-plugin-auto-external': (_, { externals }) => {
    externals.isListed = true;
  },
};

/** Plugins whose variants have the same rule. */
const SAME_PLUGINS: Readonly<Record<string, string>> = {
  '@vitejs/plugin-react-swc': '@vitejs/plugin-react',
  '@vitejs/plugin-vue-jsx': '@vitejs/plugin-vue',
  'unplugin-dts/vite': 'unplugin-dts',
  'unplugin-vue/vite': '@vitejs/plugin-vue',
};

/** Options of plugins that a lib item has too, or that Rslib needs no more. */
const PLUGIN_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'vite-plugin-static-copy': ['targets', 'structured', 'silent', 'hook', 'watch', 'reloadPageOnChange'],
  'vite-plugin-dts': [
    'rollupTypes',
    'bundleTypes',
    'insertTypesEntry',
    'tsconfigPath',
    'entryRoot',
    'include',
    'exclude',
    'outDir',
    'outDirs',
  ],
};

function plugins(value: Value, state: State, option: Option): void {
  for (const used of readPlugins(value, option)) applyPlugin(used, state, option);
}

function applyPlugin(used: UsedPlugin, state: State, { source, report, name }: Option): void {
  const module = SAME_PLUGINS[used.package] ?? used.package;
  const row = rowOf({ plugins: tables.plugins }, module);
  const option = new Option(row ? module : name, used.line, source, report, row);
  const rule = (rules as Partial<Record<string, Rule<State>>>)[module];
  if (!row) return option.note('decide', 'converter.plugin', { plugin: used.package });
  option.noteRow();
  rule?.(used.argument ?? { kind: 'nothing', line: used.line, code: '' }, state, option);
  if (row.support === 'converted' || row.support === 'same') noteRest(used, option, PLUGIN_OPTIONS[module] ?? []);
  if (module !== 'vite-plugin-dts' && module !== 'unplugin-dts') return;
  const isJoined = ['rollupTypes', 'bundleTypes'].some((key) => {
    const one = part(used.argument, key);
    return one?.kind === 'boolean' && one.value;
  });
  const outDir = part(used.argument, 'outDir');
  const dts: Settings = isJoined ? { bundle: true } : {};
  if (outDir?.kind === 'string') dts.distPath = asPath(outDir.value);
  else if (outDir) option.unread(outDir);
  if (Object.keys(dts).length > 0) state.dts = dts;
  const tsconfigPath = part(used.argument, 'tsconfigPath');
  if (tsconfigPath) common.tsconfig(tsconfigPath, state, option);
  for (const key of ['include', 'exclude', 'outDirs', 'entryRoot']) {
    const one = part(used.argument, key);
    if (one) option.note('decide', 'converter.pluginOption', { option: key, plugin: module }, one.line);
  }
}

/** Converts a config of Vite whose `build.lib` makes it one of a library: once for each of its outputs. */
export function convertVite(config: ObjectValue, context: Context): Draft[] {
  const { config: renamed, hasOldName } = rename(config);
  const start = context.report.notes.length;
  const outputs = part(part(part(renamed, 'build'), 'rolldownOptions'), 'output');
  const drafts =
    outputs?.kind === 'array'
      ? outputs.items.flatMap((output) => {
          if (output.kind === 'object') return convertOutput(withOutput(renamed, output), context, true);
          const { source, report } = context;
          new Option('build.rolldownOptions.output', output.line, source, report, undefined).unread(output);
          return [];
        })
      : convertOutput(renamed, context, false);
  if (hasOldName) {
    for (const note of context.report.notes.slice(start))
      note.option = note.option.replace('build.rolldownOptions', 'build.rollupOptions');
  }
  return drafts;
}

/** A config with one of its outputs. */
function withOutput(config: ObjectValue, output: Value): ObjectValue {
  const replace = (value: Value, [name, ...rest]: readonly string[]): Value =>
    name === undefined
      ? output
      : value.kind !== 'object'
        ? value
        : {
            ...value,
            properties: value.properties.map((one) =>
              one.name === name ? { ...one, value: replace(one.value, rest) } : one,
            ),
          };
  return replace(config, ['build', 'rolldownOptions', 'output']) as ObjectValue;
}

function convertOutput(config: ObjectValue, context: Context, isOfList: boolean): Draft[] {
  const { source, report, manifest } = context;
  const lib = part(part(config, 'build'), 'lib');
  if (!lib || (lib.kind === 'boolean' && !lib.value)) {
    report.add('error', { file: source.file, line: config.line }, '', { key: 'converter.error.noLibrary' });
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
    entry: undefined,
    input: part(part(part(config, 'build'), 'rolldownOptions'), 'input'),
    isOfList,
    fileName: undefined,
    fileNameOption: undefined,
    cssFileName: undefined,
    umdName: undefined,
    externals: { value: undefined, option: undefined, isListed: false, globals: {} },
    isPreserved: false,
    isOnlyDefault: false,
    entryFileNames: undefined,
    exportsStyles: /\.css"/.test(manifest?.text ?? ''),
    copies: [],
    naming: () => ({ js: '[name].js' }),
  };
  const isOfTest = ({ name }: { name: string }) => name === 'test';
  const properties = config.properties.filter((one) => !isOfTest(one));
  applyRules({ ...config, properties }, { tables, rules, state, source, report });
  for (const { line } of config.properties.filter(isOfTest)) {
    report.add('none', { file: source.file, line }, 'test', { key: 'converter.vitest' });
  }

  const from = state.input ?? state.entry;
  const name = state.input ? 'build.rolldownOptions.input' : 'build.lib.entry';
  const entryOption = new Option(name, from?.line ?? config.line, source, report, rowOf(tables, name));
  const read = from && readEntries(from, entryOption, from.kind === 'array');
  // Names of several inputs, and those in a pattern, are those of the files.
  const isNamed = state.entryFileNames !== undefined || (state.input !== undefined && isMany(state.input));
  const isSingle = state.entry?.kind === 'string' && !isNamed;
  if (state.formats.length === 0)
    state.formats = isOfList
      ? ['esm']
      : isMany(state.entry) || (read?.isGlobbed && !state.input)
        ? ['esm', 'cjs']
        : ['esm', 'umd'];
  const names = nameFiles(read?.entries ?? {}, isSingle, state);
  state.naming = names.naming;
  if (read) {
    common.takeEntries(state, { ...read, entries: { ...names.entries } });
    state.moves = read.isGlobbed ? [] : names.moves;
  }
  const { formats: asked } = state;
  const isTwice = state.umdName !== undefined && ['umd', 'iife'].every((one) => asked.includes(one as Format));
  const { naming: named } = state;
  if (isTwice) state.formats = asked.filter((format) => format !== 'iife');
  if (state.umdName !== undefined) {
    const isIife = state.formats.includes('iife') && !state.formats.includes('umd');
    const { naming } = state;
    if (isIife) state.naming = (format) => naming(format === 'umd' ? 'iife' : format);
    state.formats = state.formats.map((format) => (format === 'iife' ? 'umd' : format));
    if (state.formats.includes('umd')) state.only.umd = { ...state.only.umd, umdName: state.umdName };
  }
  finish(state, context);
  const { outDir } = state;
  const placed = state.copies.map((copy) => ({ ...copy, to: normalizePath(`${outDir}/${copy.to}`) }));
  const patterns = writeCopies(placed, outDir);
  if (patterns.length > 0) assign(state.settings, 'output.copy', patterns);
  state.moves = [...(state.moves ?? []), ...movesOf(patterns, outDir)];
  if (!isTwice) return splitByFormat(state);
  // An `iife` with exports is `umd` in Rslib, so that it is one beside the other, with a name of its own.
  const { output } = { ...state.only.umd };
  const only: Draft['only'] & object = {
    umd: { ...state.only.umd, ...(isSettings(output) ? { output: { ...output } } : {}) },
  };
  if (state.exportsStyles && only.umd) assign(only.umd, 'output.emitCss', false);
  const script: State = { ...state, formats: ['umd'], only, naming: () => named('iife') };
  return [...splitByFormat(state), ...splitByFormat(script)];
}

/** Formats with folders of their own, `[format]/[name].js`, are builds of their own. */
function splitByFormat(state: State): Draft[] {
  const { entryFileNames = '', formats, naming } = state;
  if (!entryFileNames.includes('[format]')) return [state];
  return formats.map((format) => {
    const [outDir] = common.placeFiles(state.outDir, entryFileNames, format);
    const names = (own: Format): Naming => {
      const before = naming(own);
      return { ...before, js: common.placeFiles('', before.js, format)[1] };
    };
    // Declarations were in the folder above.
    const { types } = common.moduleExtension(format, state.manifest?.isModule ?? false);
    const typesMove = { from: `${state.outDir}/*.d.ts`, to: `${outDir}/*${types}`, format };
    const isBelow = outDir !== state.outDir;
    const moves = [...(state.moves ?? []), ...(state.dts && isBelow ? [typesMove] : [])];
    return { ...state, formats: [format], outDir, naming: names, moves };
  });
}

/** Whether an entry is several files, as Vite counts them to choose formats. */
const isMany = (entry: Value | undefined) =>
  (entry?.kind === 'array' && entry.items.length > 1) || (entry?.kind === 'object' && entry.properties.length > 1);

/** What all library builds of Vite have in common. */
function finish(state: State, context: Context): void {
  const { settings, formats } = state;
  const { report, source, manifest } = context;
  const output = (settings.output ?? {}) as Settings;
  if (output.target === undefined) assign(settings, 'output.target', 'web');
  assign(settings, 'output.dataUriLimit', new Raw('Number.MAX_SAFE_INTEGER'));
  report.add(
    'converted',
    { file: source.file, line: state.line },
    '',
    { key: 'converter.inlined' },
    '/config/rsbuild/output-assets#output-data-uri-limit',
  );
  if (((settings.output ?? {}) as Settings).target === 'web') {
    const link = '/config/rsbuild/output#node-built-in';
    report.add('converted', { file: source.file, line: state.line }, '', { key: 'converter.builtins' }, link);
  }
  const at = { file: source.file, line: state.line };
  report.add('converted', at, '', { key: 'converter.metaEnv' }, '/config/rsbuild/source#source-define');
  common.noteNodeEnv(state, context);
  if (state.exportsStyles) {
    for (const format of formats.slice(1)) {
      state.only[format] ??= {};
      assign(state.only[format], 'output.emitCss', false);
    }
  }
  applyRollupExternals(state, state.externals, context);
  if (state.isOnlyDefault) common.exportDefault(state, formats);
  else common.noteDefaultExport(state, context);
  if (state.isPreserved) {
    common.noteJson(state, context);
    settings.bundle = false;
    // The one stylesheet of Vite is gone.
    state.moves = [];
    if (isSettings(settings.output)) delete settings.output.filename;
    if (state.exportsStyles || state.cssFileName !== undefined) common.noteStyles(state, context);
    const folder = common.takeAllSources(state, manifest);
    new Option('build.rolldownOptions.output.preserveModules', state.line, source, report, undefined).note(
      'decide',
      'converter.allSources',
      { folder },
    );
  } else if (state.isGlobbed) {
    const name = state.input ? 'build.rolldownOptions.input' : 'build.lib.entry';
    const line = (state.input ?? state.entry)?.line ?? state.line;
    common.unbundleGlobs(state, new Option(name, line, source, report, rowOf(tables, name)));
    if (isSettings(settings.output)) delete settings.output.filename;
    if (state.exportsStyles || state.cssFileName !== undefined) common.noteStyles(state, context);
  }
}

/** The names of files, as `fileName`, or else the package, gives them. */
function nameFiles(
  entries: Draft['entries'] & object,
  isSingle: boolean,
  state: State,
): Pick<Draft, 'entries' | 'moves' | 'naming'> {
  const { fileName, manifest, outDir } = state;
  const isModule = manifest?.isModule ?? false;
  const [[firstName = 'index', firstPath = ''] = []] = Object.entries(entries);
  const fixed = fileName?.kind === 'string' ? fileName.value : undefined;
  const patterns: Partial<Record<Format, string>> = {};
  if (fileName?.kind === 'code') {
    for (const format of new Set(state.formats)) {
      const vite = format === 'esm' ? 'es' : format;
      const result = readResult(fileName, fileName.scope, [vite, '[name]']);
      if (result?.kind === 'string') patterns[format] = result.value;
      else state.fileNameOption?.unread(fileName);
    }
  } else if (fileName && fixed === undefined) state.fileNameOption?.unread(fileName);
  const [pattern] = Object.values(patterns);
  // A name without the entry's: its start becomes the name of the entry.
  const own = pattern !== undefined && !pattern.includes('[name]') ? (pattern.split('.')[0] ?? pattern) : undefined;
  const name =
    own ?? (pattern !== undefined ? firstName : (fixed ?? (isSingle ? manifest?.name || firstName : firstName)));
  const parts = pattern !== undefined && own === undefined ? renameEntries(entries, patterns, state) : entries;
  const [firstPart = name] = Object.keys(parts);
  const renamed = isSingle ? { [parts === entries ? name : firstPart]: firstPath } : parts;
  const css = state.cssFileName ?? fixed ?? manifest?.name;
  if (state.cssFileName !== undefined && state.cssFileName !== name) {
    assign(state.settings, 'output.filename.css', `${state.cssFileName}.css`);
  }
  const styles = [css, 'style'].filter((one) => one !== undefined && one !== '');
  const to = `${outDir}/${state.cssFileName ?? name}.css`;
  return {
    entries: renamed,
    moves: (state.entry?.kind === 'string' ? styles : [state.cssFileName ?? []].flat()).map((one) => ({
      from: `${outDir}/${one}.css`,
      to,
    })),
    naming: (format): Naming => {
      const result = patterns[format];
      const js =
        state.entryFileNames ??
        (result === undefined
          ? usualName(format, isModule)
          : own === undefined
            ? result
            : result.replace(own, '[name]'));
      return { js: /\.[cm]?js$/.test(js) ? js : `${js}.js`, types: '[name].d.ts', typesBySource: true, keep: true };
    },
  };
}

/** Entries by the names that a function gives their files, which may be others than those that it is called with. */
function renameEntries(
  entries: Draft['entries'] & object,
  patterns: Partial<Record<Format, string>>,
  { fileName, fileNameOption }: State,
): Draft['entries'] & object {
  if (fileName?.kind !== 'code') return entries;
  const renamed = Object.entries(entries).map(([name, path]) => {
    const names = Object.entries(patterns).map(([format, pattern]) => {
      const result = readResult(fileName, fileName.scope, [format === 'esm' ? 'es' : format, name]);
      const [start = '', end = ''] = pattern.split('[name]');
      const isAlike = result?.kind === 'string' && result.value.startsWith(start) && result.value.endsWith(end);
      return isAlike ? result.value.slice(start.length, result.value.length - end.length) : undefined;
    });
    const [first] = names;
    if (first !== undefined && names.every((one) => one === first)) return [first, path] as const;
    fileNameOption?.unread(fileName);
    return [name, path] as const;
  });
  return renamed.every(([name], index) => name === Object.keys(entries)[index]) ? entries : Object.fromEntries(renamed);
}

function usualName(format: Format, isModule: boolean): string {
  if (format === 'esm') return isModule ? '[name].js' : '[name].mjs';
  const extension = isModule && format !== 'iife' ? 'cjs' : 'js';
  return format === 'cjs' ? `[name].${extension}` : `[name].${format}.${extension}`;
}

/** `rollupOptions` is the old name of `rolldownOptions`. */
function rename(config: ObjectValue): { config: ObjectValue; hasOldName: boolean } {
  let hasOldName = false;
  const properties = config.properties.map((property) => {
    if (property.name !== 'build' || property.value.kind !== 'object') return property;
    const inner = property.value.properties.map((one) => {
      if (one.name !== 'rollupOptions') return one;
      hasOldName = true;
      return { ...one, name: 'rolldownOptions' };
    });
    return { ...property, value: { ...property.value, properties: inner } };
  });
  return { config: { ...config, properties }, hasOldName };
}
