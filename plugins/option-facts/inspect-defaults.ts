import type { LibConfig, RslibConfig } from '@rslib/core';
import type { DeclaredOption, DefaultCase } from '../../site/option-facts/option-fact.ts';
import { groupMeasurements, type Measurement } from './group-cases.ts';
import { federationStub, project, withValue } from './probe-projects.ts';
import type { ToolRunner } from './run-tool.ts';
import { valueText } from './value-text.ts';

const formats: LibConfig[] = [
  { format: 'esm' },
  { format: 'cjs' },
  { format: 'umd' },
  { format: 'iife' },
  { format: 'mf', plugins: [federationStub] },
];
type Resolved = { format: string; packageType: string; config: unknown };
const source = { 'src/index.ts': 'export const a: number = 1;\n' };

/**
 * Reads the defaults of the Rsbuild options from configurations that Rslib resolved for itself, in every format and
 * package type. A value that is not there falls back to the declared one, which is what Rsbuild then does.
 */
export async function inspectDefaults(options: readonly DeclaredOption[], runner: ToolRunner) {
  // What a nested key does when it is left out shows only once the object around it is given, each on its own.
  const resolved = new Map<string, Resolved[]>();
  const resolveFor = async ({ path }: DeclaredOption) => {
    const parent = path.length > 2 ? path.slice(0, -1) : [];
    const known = resolved.get(parent.join('.'));
    const found = known ?? (await resolveEverywhere(parent.length > 0 ? withValue({}, parent, {}) : {}, runner));
    resolved.set(parent.join('.'), found);
    return found;
  };

  const defaults = new Map<string, string | DefaultCase[]>();
  for (const option of options) {
    const found = (await resolveFor(option)).map(({ config, ...context }) => ({
      ...context,
      value: valueAt(config, option.path),
    }));
    if (found.every(({ value }) => value === undefined)) continue;
    const measurements = found.map(({ value, ...context }): Measurement => {
      const text = value === undefined ? (option.default ?? 'undefined') : runner.portable(valueText(value));
      return { ...context, value: text };
    });
    defaults.set(option.name, groupMeasurements(measurements));
  }
  return defaults;
}

async function resolveEverywhere(shared: RslibConfig, runner: ToolRunner): Promise<Resolved[]> {
  const resolved: Resolved[] = [];
  for (const packageType of ['module', 'commonjs']) {
    for (const lib of formats) {
      const { environmentConfigs } = await runner.inspect(project(source, { type: packageType }), {
        ...shared,
        lib: [lib],
      });
      resolved.push({ format: lib.format ?? '', packageType, config: Object.values(environmentConfigs)[0] });
    }
  }
  return resolved;
}

/** The names that Rslib gives to items of `lib` without an `id`. */
export async function inspectDefaultIds(runner: ToolRunner): Promise<DefaultCase[]> {
  const libs: LibConfig[][] = [
    [{ format: 'esm' }],
    [{ format: 'esm' }, { format: 'cjs' }],
    [{ format: 'esm' }, { format: 'esm' }],
  ];
  const cases: DefaultCase[] = [];
  for (const lib of libs) {
    const { environmentConfigs } = await runner.inspect(project(source), { lib });
    cases.push({ when: `lib: ${valueText(lib)}`, value: Object.keys(environmentConfigs).map(valueText).join(', ') });
  }
  return cases;
}

function valueAt(config: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return config;
  if (typeof config !== 'object' || config === null) return undefined;
  return valueAt((config as Record<string, unknown>)[key], rest);
}
