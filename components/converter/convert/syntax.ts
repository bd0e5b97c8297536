import type { Code } from './code.ts';
import type { Option } from './rules.ts';
import type { Value } from './values.ts';

/**
 * Converts the `target` of esbuild, Rolldown or Vite, such as `['es2020', 'node18.12']`, into `syntax`: one version of
 * ECMAScript, or queries of Browserslist.
 */
export function readSyntax(value: Value, option: Option): Code | undefined {
  if (value.kind === 'boolean' || value.kind === 'nothing') return undefined;
  const targets = option.strings(value).flatMap((target) => target.split(',').map((one) => one.trim().toLowerCase()));
  const [first, ...others] = targets;
  if (first === undefined) return undefined;
  if (others.length === 0 && /^es(?:5|6|20\d\d|next)$/.test(first)) return first;
  const queries: string[] = [];
  for (const target of targets) {
    const [, engine = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
    const name = ENGINES[engine];
    if (/^es(?:5|6|20\d\d|next)$/.test(target)) queries.push(target);
    else if (name) queries.push(`${name} >= ${version}`);
    else option.note('decide', 'converter.target', { target });
  }
  return queries.length > 0 ? queries : undefined;
}

/** Browserslist's names of esbuild's engines. */
const ENGINES: Readonly<Record<string, string>> = {
  node: 'node',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'ios_saf',
  opera: 'opera',
  deno: 'deno',
};
