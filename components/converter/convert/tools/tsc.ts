import { tsc } from '../../tables/tsc.ts';
import type { PastedFile } from '../../types.ts';
import { assign, type Settings } from '../code.ts';
import { asPath } from '../entries.ts';
import type { Draft, Format } from '../lib-items.ts';
import { type Context, readJson, readJsonValue } from '../manifest.ts';
import { part } from '../plugins.ts';
import { applyRules, Option, type Rule, type Rules } from '../rules.ts';
import type { ObjectValue } from '../values.ts';
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
}

/** Concerns declarations and the type check, which read it as before. */
const stays: Rule<State> = () => {};

const rules: Rules<typeof tables, State> = {
  jsx: (value, _, option) =>
    option.noteRow(value.kind === 'string' && value.value === 'preserve' ? 'decide' : 'converted'),
  outDir: (value, state, option) => {
    state.outDir = common.folderOf(option.string(value)) ?? state.outDir;
    state.hasOutDir = true;
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

/** Reads a tsconfig. @returns the config, or the first error in it */
export function readTsconfig(file: PastedFile): ObjectValue | { line: number; message: string } {
  const root = readJson(file);
  if ('message' in root) return root;
  const value = readJsonValue(root, file.text);
  const place = (object: ObjectValue): ObjectValue => ({
    ...object,
    properties: object.properties.map((one) => ({
      ...one,
      file: file.name,
      value: one.value.kind === 'object' ? place(one.value) : one.value,
    })),
  });
  return value.kind === 'object' ? place(value) : { line: 1, message: 'ObjectExpected' };
}

/** A tsconfig with the settings of the pasted one that it extends. */
export function withBase(config: ObjectValue, others: ReadonlyMap<string, ObjectValue>): ObjectValue {
  const base = part(config, 'extends');
  const name = base?.kind === 'string' ? (base.value.split('/').at(-1) ?? '').replace(/(\.json)?$/, '.json') : '';
  const found = others.get(name);
  if (!found || found === config) return config;
  const inherited = withBase(found, new Map([...others].filter(([, one]) => one !== found)));
  const merged = (own: ObjectValue, from: ObjectValue): ObjectValue => {
    const names = new Set(own.properties.map(({ name }) => name));
    return { ...own, properties: [...from.properties.filter((one) => !names.has(one.name)), ...own.properties] };
  };
  const [own, from] = [part(config, 'compilerOptions'), part(inherited, 'compilerOptions')];
  const top = merged({ ...config, properties: config.properties.filter((one) => one.name !== 'extends') }, inherited);
  if (own?.kind !== 'object' || from?.kind !== 'object') return top;
  return {
    ...top,
    properties: top.properties.map((one) =>
      one.name === 'compilerOptions' ? { ...one, value: merged(own, from) } : one,
    ),
  };
}

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
    naming: () => ({ js: '[name].js', types: '[name].d.ts', keep: true }),
  };
  const options = part(config, 'compilerOptions');
  if (options?.kind === 'object') applyRules(options, { tables, rules, state, source, report });
  const isRead = ({ name }: { name: string }) => !/^(compilerOptions|\$schema|display|references)$/.test(name);
  const rest = config.properties.filter(isRead);
  applyRules({ ...config, properties: rest }, { tables, rules, state, source, report });
  const isModule = manifest?.isModule ?? false;
  const usual: Format = isModule ? 'esm' : 'cjs';
  const isNode = !state.module || /^node/.test(state.module);
  state.formats = [isNode ? usual : state.module === 'commonjs' ? 'cjs' : 'esm'];
  const isFile = (path: string) => /\.\w+$/.test(path) && !path.includes('*');
  const top = state.rootDir ?? (state.include[0] ? asPath(state.include[0]).split('/')[1] : undefined) ?? 'src';
  // tsc also compiles what the files of a list import.
  const isList = state.include.some(isFile);
  if (isList) {
    new Option('files', config.line, source, report, undefined).note('decide', 'converter.allFiles', { folder: top });
  }
  const folders = state.include.length > 0 && !isList ? state.include : [top];
  const patterns = folders.map((path) => {
    const text = asPath(path).replace(/\/$/, '');
    return /\*/.test(text) ? text.replace(/\/\*\*\/\*$/, '/**/*.{ts,tsx}') : `${text}/**/*.{ts,tsx}`;
  });
  const excluded = state.exclude.filter((path) => !/node_modules|^(\.\/)?(dist|lib|build)\b/.test(path));
  const left = [
    ...(isList ? ['!./**/*.{test,spec}.*'] : []),
    ...excluded.map((path) => `!${asPath(path)}${/[*.]\w*$/.test(path) ? '' : '/**'}`),
    '!./**/*.d.ts',
  ];
  state.entries = { index: [...patterns, ...left] };
  settings.outBase ??= asPath(top);
  if (!state.hasOutDir) new Option('outDir', config.line, source, report, undefined).note('decide', 'converter.outDir');
  return [state];
}
