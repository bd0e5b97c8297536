import { assign, type Code, globalName, Raw, type Settings } from './code.ts';
import type { Draft, Format } from './lib-items.ts';
import type { Context, Manifest } from './manifest.ts';
import type { Option } from './rules.ts';
import type { Value } from './values.ts';

/** Whether Rslib leaves a package out of `esm` and `cjs` by itself. */
const isListed = (name: string, manifest: Manifest | undefined) =>
  manifest?.external.some((one) => name === one || name.startsWith(`${one}/`)) ?? false;

/**
 * Converts a list of packages that are not bundled. Those that Rslib leaves out by itself are not repeated.
 *
 * @param matches `subpaths` if `lodash` stands for `lodash/fp` too
 */
export function readExternals(
  value: Value,
  { option, manifest, matches }: { option: Option; manifest: Manifest | undefined; matches: 'exact' | 'subpaths' },
): Code[] {
  const items = value.kind === 'array' ? value.items : [value];
  return items.flatMap((item): Code[] => {
    if (item.kind === 'string') {
      if (isListed(item.value, manifest)) {
        option.note('converted', 'converter.listed', { package: item.value }, item.line);
        return [];
      }
      const isPackage = /^(?:@[\w.-]+\/)?[\w.-]+$/.test(item.value) && !item.value.startsWith('.');
      if (matches === 'exact' || !isPackage) return [item.value];
      return [new Raw(`/^${item.value.replace(/[/.]/g, '\\$&')}($|\\/)/`)];
    }
    if (item.kind === 'code' && /\b\w*[dD]ependencies\b/.test(item.code) && !('params' in item.node)) {
      option.note('converted', 'converter.byItself', { code: item.code }, item.line);
      return [];
    }
    if (item.kind === 'object' || (item.kind === 'code' && 'params' in item.node)) {
      option.unread(item);
      return [];
    }
    const code = option.code(item);
    if (code === undefined) return [];
    // A copied list is spread into the one that it becomes a part of.
    const isList = item.kind === 'code' && value.kind !== 'array';
    return [isList ? new Raw(`...${item.code}`) : code];
  });
}

/** Adds externals to formats. */
export function addExternals({ only }: Draft, formats: readonly Format[], externals: readonly Code[]): void {
  if (externals.length === 0) return;
  for (const format of formats) {
    only[format] ??= {};
    assign(only[format], 'output.externals', [...externals]);
  }
}

/** What a config of Rollup or Vite says about packages, which it bundles unless `external` names them. */
export interface RollupExternals {
  /** `external`, if it is set. */
  value: Value | undefined;
  option: Option | undefined;
  /** Whether a plugin leaves out what `package.json` lists. */
  isListed: boolean;
  /** Names of globals by package. */
  globals: Record<string, string>;
}

/** Converts `external` and `globals` for all formats of a draft. What was bundled stays bundled. */
export function applyRollupExternals(
  draft: Draft,
  { value, option, isListed: isByPlugin, globals }: RollupExternals,
  context: Context,
): void {
  const { manifest, report, source } = context;
  const items = value === undefined ? [] : value.kind === 'array' ? value.items : [value];
  const at = { file: source.file, line: option?.line ?? draft.line };
  const modules = draft.formats.filter((format) => format === 'esm' || format === 'cjs');
  const scripts = draft.formats.filter((format) => format === 'umd' || format === 'iife');
  const names = items.flatMap((item) => (item.kind === 'string' ? item.value : []));
  if (value && option && modules.length > 0) {
    addExternals(draft, modules, readExternals(value, { option, manifest, matches: 'exact' }));
  }
  for (const format of scripts) {
    const externals: Settings = {};
    for (const name of new Set([...names, ...Object.keys(globals)])) {
      const root = globalName(globals[name] ?? name);
      externals[name] = { root, commonjs: name, commonjs2: name, amd: name };
    }
    if (Object.keys(externals).length > 0) {
      draft.only[format] ??= {};
      assign(draft.only[format], 'output.externals', externals);
    }
    if (modules.length === 0 && option) for (const item of items) if (item.kind !== 'string') option.unread(item);
  }
  if (modules.length === 0 || isByPlugin) return;
  const isFunction = items.some((item) => item.kind === 'code' && !/\w*[dD]ependencies\b/.test(item.code));
  if (isFunction) return;
  if (!manifest) {
    report.add(
      'decide',
      at,
      'external',
      { key: 'converter.bundledUnknown' },
      '/config/rsbuild/output-externals#output-auto-external',
    );
    return;
  }
  const patterns = items.flatMap((item) => (item.kind === 'regexp' ? (patternOf(item.code) ?? []) : []));
  const mentioned = items.flatMap((item) => (item.kind === 'code' ? manifest.listsIn(item.code) : []));
  const bundled = manifest.external.filter(
    (name) => !names.includes(name) && !mentioned.includes(name) && !patterns.some((pattern) => pattern.test(name)),
  );
  if (bundled.length === 0) return;
  for (const format of modules) {
    draft.only[format] ??= {};
    assign(draft.only[format], 'output.autoExternal.exclude', bundled);
  }
  report.add(
    'converted',
    at,
    'external',
    { key: 'converter.bundled', values: { packages: bundled.join(', ') } },
    '/config/rsbuild/output-externals#output-auto-external-exclude',
  );
}

/** A regular expression that stands in a config. */
function patternOf(code: string): RegExp | undefined {
  const [, pattern, flags] = /^\/(.*)\/(\w*)$/s.exec(code) ?? [];
  return pattern === undefined ? undefined : new RegExp(pattern, flags?.replace('g', ''));
}
