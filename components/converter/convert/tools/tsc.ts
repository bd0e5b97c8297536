import { tsc } from '../../tables/tsc.ts';
import { assign, Raw, type Settings } from '../code.ts';
import { asPath } from '../entries.ts';
import type { Draft, Format } from '../lib-items.ts';
import type { Context } from '../manifest.ts';
import { part } from '../plugins.ts';
import { applyRules, Option, type Rule, type Rules, rowOf } from '../rules.ts';
import type { ObjectValue, Source, Value } from '../values.ts';
import * as common from './common.ts';

const tables = { options: tsc.options };

interface State extends Draft {
  module: string | undefined;
  hasOutDir: boolean;
  rootDir: string | undefined;
  /** Patterns of sources. */
  include: string[];
  exclude: string[];
  isOnlyTypes: boolean;
  /** Whether sources may be JavaScript, too. */
  hasScripts: boolean;
  /** Whether sources may import JSON; unset if that depends on other options. */
  json: Option | undefined;
}

/** Concerns declarations and the type check, which read it as before. */
const stays: Rule<State> = () => {};

const rules: Rules<typeof tables, State> = {
  jsx: (value, _, option) =>
    option.noteRow(value.kind === 'string' && value.value === 'preserve' ? 'decide' : 'converted'),
  outDir: (value, state, option) => {
    const folder = common.folderOf(option.string(value));
    // Relative to a tsconfig in another folder.
    if (folder?.startsWith('..')) return option.unread(value);
    state.outDir = folder ?? state.outDir;
    state.hasOutDir = true;
  },
  composite: (value, state, option) => {
    if (option.boolean(value)) state.dts ??= true;
    option.noteRow('decide');
  },
  allowJs: (value, state, option) => {
    state.hasScripts = option.boolean(value) ?? state.hasScripts;
  },
  checkJs: (value, state, option) => {
    if (option.boolean(value)) state.hasScripts = true;
  },
  resolveJsonModule: (value, state, option) => {
    if (option.boolean(value)) state.json = option;
  },
  rootDir: (value, state, option) => {
    state.rootDir = common.folderOf(option.string(value));
    if (state.rootDir) state.settings.outBase = asPath(state.rootDir);
  },
  target: (value, { settings }, option) => {
    const target = option.string(value)?.toLowerCase();
    if (target === 'es3') option.noteRow('decide');
    else if (target) settings.syntax = target;
  },
  lib: stays,
  module: (value, state, option) => {
    state.module = option.string(value)?.toLowerCase();
    if (state.module && /^(amd|umd|system|none)$/.test(state.module))
      option.note('decide', 'converter.formats', { formats: state.module });
  },
  declaration: (value, state, option) => {
    if (option.boolean(value)) state.dts ??= true;
  },
  emitDeclarationOnly: (value, state, option) => {
    state.isOnlyTypes = option.boolean(value) ?? false;
    if (state.isOnlyTypes) option.noteRow('decide');
  },
  declarationDir: (value, state, option) => {
    const folder = option.string(value);
    if (folder !== undefined)
      state.dts = { ...(typeof state.dts === 'object' ? state.dts : {}), distPath: asPath(folder) };
  },
  declarationMap: stays,
  sourceMap: common.sourcemap,
  inlineSourceMap: (value, { settings }, option) => {
    if (option.boolean(value)) assign(settings, 'output.sourceMap', { js: 'inline-source-map' });
  },
  inlineSources: stays,
  verbatimModuleSyntax: stays,
  removeComments: stays,
  stripInternal: stays,
  noEmitOnError: stays,
  paths: stays,
  experimentalDecorators: stays,
  emitDecoratorMetadata: stays,
  preserveConstEnums: stays,
  isolatedModules: stays,
  include: (value, state, option) => {
    state.include.push(...option.strings(value));
  },
  exclude: (value, state, option) => {
    state.exclude.push(...option.strings(value));
  },
  files: (value, state, option) => {
    state.include.push(...option.strings(value));
  },
};

/** Converts a tsconfig that `tsc` builds with. */
export function convertTsc(config: ObjectValue, context: Context): Draft[] {
  const { report, manifest } = context;
  const source = { ...context.source, file: config.properties.at(-1)?.file ?? context.source.file };
  const settings: Settings = { bundle: false };
  const state: State = {
    line: config.line,
    entries: undefined,
    formats: [],
    outDir: 'dist',
    settings,
    only: {},
    dts: undefined,
    module: undefined,
    hasOutDir: false,
    rootDir: undefined,
    include: [],
    exclude: [],
    isOnlyTypes: false,
    hasScripts: false,
    json: undefined,
    naming: () => ({ js: '[name].js', types: '[name].d.ts', keep: true }),
  };
  const options = part(config, 'compilerOptions');
  if (options?.kind === 'object') applyRules(options, { tables, rules, state, source, report });
  const isRead = ({ name }: { name: string }) => !/^(compilerOptions|\$schema|display|extends)$/.test(name);
  const rest = config.properties.filter(isRead);
  applyRules({ ...config, properties: rest }, { tables, rules, state, source, report });
  noteBases(config, { context, source });
  const isModule = manifest?.isModule ?? false;
  const usual: Format = isModule ? 'esm' : 'cjs';
  const isNode = !state.module || /^node/.test(state.module);
  state.formats = [isNode ? usual : state.module === 'commonjs' ? 'cjs' : 'esm'];
  const isFile = (path: string) => /\.\w+$/.test(path) && !path.includes('*');
  const top = state.rootDir ?? (state.include[0] ? asPath(state.include[0]).split('/')[1] : undefined) ?? 'src';
  // tsc also compiles what the files of a list import.
  const isList = state.include.some(isFile);
  if (isList && !/^[./]*$/.test(top)) {
    new Option('files', config.line, source, report, undefined).note('decide', 'converter.allFiles', { folder: top });
  }
  // The whole project has more than sources, so that a list stands for itself there.
  const isProject = /^[./]*$/.test(top);
  const folders = state.include.length > 0 && (!isList || isProject) ? state.include : [top];
  const extensions = state.hasScripts ? '{ts,tsx,js,jsx}' : '{ts,tsx}';
  const patterns = folders.map((path) => {
    const text = asPath(path)
      .replace(/\/$/, '')
      .replace(/^\.\/\.$/, '.');
    if (isFile(path)) return text;
    return /\*/.test(text) ? text.replace(/(\/\*\*)?\/\*$/, `$1/*.${extensions}`) : `${text}/**/*.${extensions}`;
  });
  const isPart = folders.some(
    (path) => /^\w/.test(state.rootDir ?? '') && common.folderOf(path.split('*')[0]) !== state.rootDir,
  );
  if ((isPart && !isList) || (isList && isProject)) {
    const line = config.properties.find(({ name }) => name === 'include');
    const at = { file: line?.file ?? source.file, line: line?.line ?? config.line };
    report.add('decide', at, 'include', { key: 'converter.included' }, '/config/rsbuild/source#source-entry');
  }
  const excluded = state.exclude.filter((path) => !/node_modules|^(\.\/)?(dist|lib|build)\b/.test(path));
  const left = [
    ...(isList && !isProject ? ['!./**/*.{test,spec}.*'] : []),
    ...(isProject ? ['!./node_modules/**', `!${asPath(state.outDir)}/**`, '!./*.config.*'] : []),
    ...excluded.map((path) => `!${asPath(path)}${/[*.]\w*$/.test(path) ? '' : '/**'}`),
    '!./**/*.d.ts',
  ];
  state.entries = { index: [...patterns, ...left] };
  const excludeLine = config.properties.find(({ name }) => name === 'exclude')?.line ?? config.line;
  common.noteExcluded(
    left.filter((one) => excluded.some((path) => one.startsWith(`!${asPath(path)}`))),
    new Option('exclude', excludeLine, source, report, rowOf(tables, 'exclude')),
  );
  if (manifest && namesOther(manifest.text, state.outDir)) {
    const link = '/guide/basic/output-format';
    report.add('decide', { file: source.file, line: config.line }, '', { key: 'converter.mts' }, link);
  }
  // Without `rootDir`, sources outside of the folder, such as imported JSON, make the project the root.
  const isWhole = !isProject && manifest !== undefined && namesFolder(manifest.text, `${state.outDir}/${top}`);
  settings.outBase ??= isWhole ? './' : asPath(top);
  if (state.json) keepJson(state, state.json);
  else if (mayImportJson(options)) {
    const link = '/config/rsbuild/output-files#output-copy';
    report.add('converted', { file: source.file, line: config.line }, '', { key: 'converter.jsonRoot' }, link);
  }
  if (!state.hasOutDir) new Option('outDir', config.line, source, report, undefined).note('decide', 'converter.outDir');
  return [state];
}

/** Whether a `package.json` names files of an output folder that `.mts` and `.cts` sources become. */
const namesOther = (text: string, outDir: string): boolean =>
  [...text.matchAll(/"(?:\.\/)?([^"]*)\.[mc]js"/g)].some(([, path = '']) => path.startsWith(`${outDir}/`));

/** Whether a `package.json` names output files in a folder. */
const namesFolder = (text: string, folder: string): boolean =>
  [...text.matchAll(/"(?:\.\/)?([^"\s]*)\.[mc]?js"/g)].some(([, path = '']) => path.startsWith(`${folder}/`));

/** Whether sources may import JSON although no option says so: some values of others mean it. */
function mayImportJson(options: Value | undefined): boolean {
  const isText = (name: string, pattern: RegExp) => {
    const value = part(options, name);
    return value?.kind === 'string' && pattern.test(value.value);
  };
  if (part(options, 'resolveJsonModule')) return false;
  return isText('moduleResolution', /^bundler$/i) || isText('module', /^(preserve|node20|nodenext)$/i);
}

/** Options of a tsconfig that the converter reads, and that a base may set. */
const READ = ['target', 'module', 'outDir', 'rootDir', 'declaration', 'sourceMap', 'allowJs', 'resolveJsonModule'];

/** Notes each tsconfig that was not pasted, with the options that it may set. */
function noteBases(config: ObjectValue, { context, source }: { context: Context; source: Source }): void {
  const options = part(config, 'compilerOptions');
  const unset = READ.filter((name) => part(options, name) === undefined);
  for (const { value, line, file = source.file } of config.properties.filter(({ name }) => name === 'extends')) {
    const values = {
      base: value.kind === 'string' ? value.value : value.code,
      options: unset.map((name) => `\`${name}\``).join(', '),
    };
    const link = '/guide/migration/tsc#map-the-options';
    context.report.add('decide', { file, line }, 'extends', { key: 'converter.extends', values }, link);
  }
}

/**
 * Leaves imported JSON as files, as tsc does. As modules of their own they would have no default export in `cjs`, and
 * `with { type: 'json' }` would be wrong.
 */
function keepJson({ settings }: State, option: Option): void {
  const folder = settings.outBase;
  if (typeof folder !== 'string' || /^[./]*$/.test(folder)) return option.note('decide', 'converter.jsonRoot');
  assign(settings, 'output.externals', [new Raw('/\\.json$/')]);
  assign(settings, 'output.copy', [{ from: '**/*.json', context: folder, noErrorOnMissing: true }]);
  option.note('converted', 'converter.json', { folder });
}
