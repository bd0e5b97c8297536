import { unbuild as tables } from '../../tables/unbuild.ts';
import { assign, type Settings } from '../code.ts';
import { asPath } from '../entries.ts';
import { addExternals, readExternals } from '../externals.ts';
import type { Draft, Format, Naming } from '../lib-items.ts';
import type { Context, Manifest } from '../manifest.ts';
import { part } from '../plugins.ts';
import { applyRules, Option, type Rules, rowOf, same } from '../rules.ts';
import type { ObjectValue, Source, Value } from '../values.ts';
import * as common from './common.ts';

interface State extends common.EntryState {
  manifest: Manifest | undefined;
  source: Source;
  /** Folders that mkdist builds file by file. */
  folders: Folder[];
  /** Folders that are copied as they are. */
  copies: { from: string; to: string | undefined; line: number }[];
  /** `rollup.output.entryFileNames`, with `[name]`. */
  entryFileNames: string | undefined;
}

/** An entry of mkdist. */
interface Folder {
  input: string;
  outDir: string | undefined;
  format: Format;
  extension: string;
  /** Whether it has declarations; unset if the config decides. */
  isTyped: boolean | undefined;
  /** Globs below `input`, some with an exclamation mark. */
  pattern: readonly string[];
  line: number;
}

const rules: Rules<typeof tables, State> = {
  entries: (value, state, option) => {
    const items = value.kind === 'array' ? value.items : [value];
    const entries: Record<string, string> = {};
    for (const item of items) readEntry(item, entries, state, option);
    if (Object.keys(entries).length > 0) state.entries = entries;
    option.noteRow('converted');
  },
  'entries.builder': () => {},
  declaration: (value, state, option) => {
    state.dts = value.kind === 'string' || option.boolean(value) ? true : undefined;
  },
  'rollup.emitCJS': (value, state, option) => {
    if (option.boolean(value)) state.formats = ['esm', 'cjs'];
  },
  'rollup.inlineDependencies': (value, { settings }, option) => {
    if (value.kind === 'array') common.assignCode(settings, 'output.autoExternal.exclude', value, option);
    // Rslib bundles what no list names, and unbuild what none of `dependencies` and `peerDependencies` names.
    else if (value.kind !== 'boolean') option.unread(value);
  },
  externals: (value, state, option) => {
    addExternals(
      state,
      common.MODULES,
      readExternals(value, { option, manifest: state.manifest, matches: 'subpaths' }),
    );
  },
  clean: common.clean,
  outDir: (value, state, option) => {
    state.outDir = common.folderOf(option.string(value)) ?? state.outDir;
  },
  sourcemap: common.sourcemap,
  alias: same('resolve.alias'),
  replace: same('source.define'),
  'rollup.esbuild': (value, state, option) => {
    if (value.kind !== 'object') return option.noteRow('decide');
    for (const { name, value: one, line } of value.properties) {
      if (name === 'target') common.target(one, state, option);
      else if (name === 'minify' && one.kind === 'boolean') {
        if (one.value) assign(state.settings, 'output.minify', true);
      } else option.note('decide', 'converter.pluginOption', { option: name, plugin: 'rollup.esbuild' }, line);
    }
  },
  'rollup.output.banner': common.addon('banner'),
  'rollup.output.footer': common.addon('footer'),
  'rollup.output.entryFileNames': (value, state, option) => {
    const name = option.string(value);
    if (name === undefined) return;
    if (/\[(?!name\])/.test(name)) option.noteRow('decide');
    else state.entryFileNames = name;
  },
  'rollup.replace': (value, { settings }, option) => {
    const values = part(value, 'values');
    if (!values) return common.decide(value, {}, option);
    common.assignCode(settings, 'source.define', values, option);
  },
  'rollup.alias': (value, { settings }, option) => {
    const entries = part(value, 'entries');
    if (entries?.kind !== 'object') return option.noteRow('decide');
    common.assignCode(settings, 'resolve.alias', entries, option);
  },
};

/** An entry: a path without its extension, or an object; a path that ends in a slash is a folder for mkdist. */
function readEntry(item: Value, entries: Record<string, string>, state: State, option: Option): void {
  const input = item.kind === 'string' ? item : part(item, 'input');
  if (input?.kind !== 'string') return option.unread(item);
  const read = (key: string) => {
    const one = part(item, key);
    return one?.kind === 'string' ? one.value : undefined;
  };
  const builder = read('builder') ?? (input.value.endsWith('/') ? 'mkdist' : 'rollup');
  if (builder === 'mkdist') {
    const format: Format = read('format') === 'cjs' ? 'cjs' : 'esm';
    const typed = part(item, 'declaration');
    const pattern = part(item, 'pattern');
    if (typed && typed.kind !== 'boolean') option.unread(typed);
    state.folders.push({
      isTyped: typed?.kind === 'boolean' ? typed.value : undefined,
      pattern: pattern ? option.strings(pattern) : ['**'],
      input: asPath(input.value).replace(/\/$/, ''),
      outDir: common.folderOf(read('outDir')),
      format,
      extension: read('ext')?.replace(/^\./, '') ?? (format === 'cjs' ? 'js' : 'mjs'),
      line: item.line,
    });
  } else if (builder === 'rollup') {
    const name = read('name') ?? input.value.replace(/^(\.\/)?(src\/)?/, '').replace(/\.\w+$/, '');
    entries[name] = withExtension(input.value, item.line, option);
  } else if (builder === 'copy' && !part(item, 'pattern')) {
    state.copies.push({
      from: asPath(input.value).replace(/\/$/, ''),
      to: common.folderOf(read('outDir')),
      line: item.line,
    });
  } else option.note('decide', 'converter.builder', { builder }, item.line);
  const own = item.kind === 'object' ? item.properties : [];
  for (const { name, line } of own) {
    const isMkdist = builder === 'mkdist' && /^(pattern|declaration)$/.test(name);
    if (!isMkdist && !/^(input|name|builder|outDir|format|ext)$/.test(name)) {
      option.note('decide', 'converter.pluginOption', { option: name, plugin: 'entries' }, line);
    }
  }
}

/** unbuild finds the extension by itself, and Rslib does not. */
function withExtension(path: string, line: number, option: Option): string {
  if (/\.[cm]?[jt]sx?$/.test(path)) return asPath(path);
  option.note('decide', 'converter.extension', { path }, line);
  return asPath(`${path}.ts`);
}

/** Converts one config of unbuild. */
export function convertUnbuild(config: ObjectValue, context: Context): Draft[] {
  const { source, report, manifest } = context;
  const state: State = {
    line: config.line,
    manifest,
    source,
    entries: undefined,
    isGlobbed: false,
    formats: ['esm'],
    outDir: 'dist',
    settings: {},
    only: {},
    dts: undefined,
    folders: [],
    copies: [],
    entryFileNames: undefined,
    naming: (format): Naming => {
      const own =
        format === 'cjs' ? { js: '[name].cjs', types: '[name].d.cts' } : { js: '[name].mjs', types: '[name].d.mts' };
      return state.entryFileNames === undefined ? own : { ...own, js: state.entryFileNames, keep: true };
    },
  };
  applyRules(config, { tables, rules, state, source, report });
  const hasEntries = config.properties.some(({ name }) => name === 'entries');
  if (!hasEntries && manifest) {
    infer(state, manifest, new Option('entries', config.line, source, report, rowOf(tables, 'entries')));
  }
  common.noteDefaultExport(state, context);
  // Besides those of each format, unbuild writes declarations that end in `.d.ts`: they are of the kind of `type`.
  const isCommonjs = !manifest?.isModule && state.formats.includes('cjs');
  const folder = state.formats.length > 1 && state.dts ? `${state.outDir}/${isCommonjs ? 'cjs' : 'esm'}` : state.outDir;
  const types = manifest?.isModule || isCommonjs ? 'd.ts' : 'd.mts';
  state.moves = state.dts
    ? Object.entries(state.entries ?? {}).map(([name, path]) => ({
        from: `${state.outDir}/${name}.d.ts`,
        to: `${folder}/${String(path)
          .replace(/^\.\/(src\/)?/, '')
          .replace(/\.[cm]?[jt]sx?$/, '')}.${types}`,
      }))
    : [];
  const folders = state.folders.map((folder) => draftOfFolder(folder, state, context));
  const drafts: Draft[] = [...(state.entries || folders.length === 0 ? [state] : []), ...folders];
  const [first] = drafts;
  const option = new Option('entries', config.line, source, report, rowOf(tables, 'entries'));
  for (const { from, to = state.outDir, line } of first?.entries ? state.copies : []) {
    const up = first ? common.pathBetween(first.outDir, to) : '.';
    if (first) assign(first.settings, 'output.copy', [up === '.' ? { from } : { from, to: up }]);
    const done = { from: `copy: ${from}`, to: 'output.copy' };
    option.note('converted', 'converter.scriptDone', done, line);
  }
  if (!first?.entries)
    for (const { line } of state.copies) option.note('decide', 'converter.builder', { builder: 'copy' }, line);
  return drafts;
}

/** A bundleless build of a folder, which also copies what is no code. */
function draftOfFolder(
  { input, format, extension, isTyped, pattern, line, ...folder }: Folder,
  state: State,
  context: Context,
): Draft {
  const { report, source } = context;
  const outDir = folder.outDir ?? state.outDir;
  const settings: Settings = { bundle: false };
  const option = new Option('entries', line, source, report, rowOf(tables, 'entries.builder'));
  option.noteRow('converted');
  const left = pattern.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  const taken = pattern.filter((glob) => !glob.startsWith('!'));
  const isCode = (glob: string) => /\.(?:[cm]?[jt]sx?|\{[cmjtsx,]+\})$/.test(glob);
  const all = /(^|\/)\*\*(\/\*)?$/;
  const copied = taken.filter((glob) => !isCode(glob));
  if (copied.length > 0) {
    // A name without an extension may be that of a folder.
    const others = left.flatMap((glob) => (/[.*][^/]*$/.test(glob) ? [glob] : [glob, `${glob}/**`]));
    const ignore = [`**/*.${common.CODE}`, ...others.map((glob) => (glob.startsWith('**/') ? glob : `**/${glob}`))];
    const copies = copied.map((glob) => ({
      from: glob.replace(all, '$1**/*'),
      context: input,
      globOptions: { ignore },
      noErrorOnMissing: true,
    }));
    assign(settings, 'output.copy', copies);
    option.note('decide', 'converter.mkdistFiles', { folder: input });
  }
  const globs = taken.flatMap((glob) => {
    if (isCode(glob)) return [glob];
    return all.test(glob) ? [common.CODE, common.IMPORTED].map((kinds) => glob.replace(all, `$1**/*.${kinds}`)) : [];
  });
  // TypeScript writes the declarations of all files of a tsconfig, by their places below `rootDir`.
  const [, ...below] = input.replace(/^\.\//, '').split('/');
  const isWhole = below.length === 0;
  const hasTypes = isTyped ?? state.dts !== undefined;
  const isWritten =
    state.entries !== undefined &&
    state.dts !== undefined &&
    state.formats.length === 1 &&
    outDir === [state.outDir, ...below].join('/');
  if (hasTypes && !isWhole && !isWritten) option.note('decide', 'converter.mkdistTypes', { folder: input, outDir });
  // Others import the files of a folder by their names, which only change where Node.js could not load them.
  const isLoadable = !(format === 'cjs' && extension === 'js' && context.manifest?.isModule);
  const draft: Draft = {
    line,
    entries: {
      index: [...globs, '!**/*.{test,spec}.*', ...left.map((glob) => `!${glob}`)].map((glob) =>
        glob.startsWith('!') ? `!${input}/${glob.slice(1)}` : `${input}/${glob}`,
      ),
    },
    formats: [format],
    outDir,
    settings,
    only: {},
    dts: hasTypes && isWhole ? (state.dts ?? true) : undefined,
    moves: copied.length > 0 ? [{ from: `${outDir}/*.css`, to: `${outDir}/*.css`, stays: true }] : [],
    naming: () => ({
      js: `[name].${extension}`,
      ...(hasTypes && (isWhole || isWritten) ? { types: '[name].d.ts' } : {}),
      keep: isLoadable,
    }),
  };
  if (format === 'cjs') option.note('converted', 'converter.mkdistDefault');
  return draft;
}

/** Without entries, unbuild takes them from the paths of `package.json`: `dist/index.mjs` is built from `src/index`. */
function infer(state: State, { text }: Manifest, option: Option): void {
  const entries: Record<string, string> = {};
  const pattern = new RegExp(`"(?:\\./)?${state.outDir}/([^"*]+?)\\.(d\\.)?([cm]?[jt]s)"`, 'g');
  for (const [, name = '', types, extension = ''] of text.matchAll(pattern)) {
    if (!types) entries[name] = withExtension(`src/${name}`, option.line, option);
    if (types) state.dts ??= true;
    if (!types && extension === 'cjs') state.formats = ['esm', 'cjs'];
  }
  if (Object.keys(entries).length > 0) state.entries = entries;
}
