import { createRequire } from 'node:module';
import type {
  DeclaredOption,
  DefaultSource,
  OptionFact,
  OptionFactsFile,
} from '../../site/option-facts/option-fact.ts';
import { findIgnoredKeys } from './ignored-keys.ts';
import { type MeasuredDefault, measureDefaults } from './measure-defaults.ts';
import { overrides } from './overrides.ts';
import { readDeclarations } from './read-declarations.ts';
import { ToolRunner } from './run-tool.ts';

/** Options that only group others; their whole value would repeat every page of their parts. */
const groups = new Set(['resolve', 'source', 'output', 'tools', 'performance', 'dev', 'server', 'html', 'security']);

/** Reads and measures everything that the site shows about options. Takes about half a minute of builds. */
export async function collectFacts(): Promise<{ facts: OptionFactsFile; sources: DefaultSource[] }> {
  const declared = readDeclarations();
  const stale = Object.keys(overrides).filter((name) => !declared.some((option) => option.name === name));
  if (stale.length > 0) throw new Error(`Overrides of options that do not exist: ${stale.join(', ')} — remove them.`);

  const runner = new ToolRunner();
  try {
    const measured = await measureDefaults(declared, runner);
    const ignored = await findIgnoredKeys(runner);
    const options: Record<string, OptionFact> = {};
    const sources: DefaultSource[] = [];
    for (const option of [...declared].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const found = chooseDefault(option, measured.get(option.name));
      if (found) sources.push(found.from);
      options[option.name] = toFact(option, found, ignored.has(option.name));
    }
    const libOptions = declared.filter(({ family }) => family === 'lib').map(({ name }) => name);
    return { facts: { madeFrom: versions(), libOptions, options }, sources };
  } finally {
    runner.close();
  }
}

function toFact(option: DeclaredOption, found: MeasuredDefault | undefined, isIgnored: boolean): OptionFact {
  const { type, aliases, place, deprecated } = option;
  return {
    type,
    ...(aliases && { aliases }),
    ...(found && { default: found.value }),
    place,
    ...(isIgnored && { ignored: true as const }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

function chooseDefault(option: DeclaredOption, measured?: MeasuredDefault): MeasuredDefault | undefined {
  if (groups.has(option.name)) return undefined;
  const override = overrides[option.name];
  if (override) return { value: override.default, from: 'override' };
  // A path of this machine says less than the declared text that it was resolved from.
  const isLocalPath = typeof measured?.value === 'string' && /<root>|node_modules/.test(measured.value);
  if (measured && !(isLocalPath && option.default !== undefined)) return measured;
  if (option.default !== undefined) return { value: option.default, from: 'declared' };
  if (option.defaultInWords !== undefined || (option.family === 'lib' && !option.hasSubOptions)) {
    const words = option.defaultInWords ? `only has the words “${option.defaultInWords}”` : 'is silent';
    throw new Error(
      `The default of ${option.name} is unknown: the declaration ${words} — add a probe, or an override with a reason.`,
    );
  }
  return option.hasSubOptions ? undefined : { value: 'undefined', from: 'inspected' };
}

function versions(): Record<string, string> {
  const require = createRequire(import.meta.url);
  const fromRslib = createRequire(require.resolve('@rslib/core/package.json'));
  const fromRsbuild = createRequire(fromRslib.resolve('@rsbuild/core/package.json'));
  const read = (from: NodeJS.Require, name: string) => (from(`${name}/package.json`) as { version: string }).version;
  return {
    '@rslib/core': read(require, '@rslib/core'),
    '@rsbuild/core': read(fromRslib, '@rsbuild/core'),
    '@rspack/core': read(fromRsbuild, '@rspack/core'),
    typescript: read(require, 'typescript'),
  };
}
