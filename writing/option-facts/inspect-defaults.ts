import type { LibConfig } from '@rslib/core';
import type { DefaultCase } from '../../shared/option-facts/option-fact.ts';
import { groupMeasurements, valueText } from './measured-default.ts';
import { project } from './probe-projects.ts';
import type { DeclaredOption } from './read-declarations.ts';
import { inspect } from './tool-runner.ts';

const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'] as const;

/** Rslib requires the Module Federation plugin for the format `mf`; a stub with its name is enough. */
const forFormat = (format: (typeof formats)[number]): LibConfig =>
  format === 'mf' ? { format, plugins: [{ name: 'rsbuild:module-federation-enhanced', setup() {} }] } : { format };

const source = { 'src/index.ts': 'export const a: number = 1;\n' };

/**
 * Reads the defaults of Rsbuild options from the configurations that Rslib resolves, for each format and package type.
 * Missing values fall back to the declared default, which is what Rsbuild uses.
 */
export async function inspectDefaults(options: readonly DeclaredOption[]) {
  const configs = await resolveEverywhere();
  const defaults = new Map<string, string | DefaultCase[]>();
  for (const { name, path, default: declared = 'undefined' } of options) {
    const found = configs.map(({ config, ...context }) => ({ ...context, value: valueAt(config, path) }));
    if (found.every(({ value }) => value === undefined)) continue;
    const measurements = found.map(({ value, ...context }) => ({
      ...context,
      value: value === undefined ? declared : valueText(value).replaceAll(process.cwd(), '<root>'),
    }));
    defaults.set(name, groupMeasurements(measurements));
  }
  return defaults;
}

async function resolveEverywhere() {
  const resolved: { format: string; packageType: string; config: unknown }[] = [];
  for (const format of formats) {
    for (const type of ['module', 'commonjs']) {
      const { environmentConfigs } = await inspect(project(source, { type }), { lib: [forFormat(format)] });
      resolved.push({ format, packageType: type, config: Object.values(environmentConfigs)[0] });
    }
  }
  return resolved;
}

const valueAt = (config: unknown, path: string[]): unknown =>
  path.reduce((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], config);

/** The ids that Rslib gives to items of `lib` without one. */
export async function inspectDefaultIds(): Promise<DefaultCase[]> {
  const libs: LibConfig[][] = [
    [{ format: 'esm' }],
    [{ format: 'esm' }, { format: 'cjs' }],
    [{ format: 'esm' }, { format: 'esm' }],
  ];
  const cases: DefaultCase[] = [];
  for (const lib of libs) {
    const { environmentConfigs } = await inspect(project(source), { lib });
    cases.push({ when: `lib: ${valueText(lib)}`, value: Object.keys(environmentConfigs).map(valueText).join(', ') });
  }
  return cases;
}
