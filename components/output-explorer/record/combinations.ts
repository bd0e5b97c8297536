import { type Choice, dimensionNames, dimensions } from '../choices.ts';

/** All combinations, in the order of the dimensions. */
export function allChoices(): Choice[] {
  return dimensionNames.reduce<Partial<Choice>[]>(
    (choices, dimension) =>
      choices.flatMap((choice) => dimensions[dimension].map((value) => ({ ...choice, [dimension]: value }))),
    [{}],
  ) as Choice[];
}

const dtsTexts = { false: undefined, true: 'true', bundle: '{ bundle: true }' } as const;

/**
 * The configuration for a combination, without defaults.
 *
 * @returns the source of an `rslib.config.ts`
 */
export function configText({ format, bundle, dts, autoExtension, syntax }: Choice): string {
  const inBrowser = format === 'umd' || format === 'iife';
  const lines = [
    `format: '${format}',`,
    format === 'umd' && `umdName: 'SlugKit',`,
    bundle === 'false' && 'bundle: false,',
    dtsTexts[dts] && `dts: ${dtsTexts[dts]},`,
    autoExtension === 'false' && 'autoExtension: false,',
    syntax !== 'esnext' && `syntax: '${syntax}',`,
    inBrowser && `output: { target: 'web' },`,
  ].filter(Boolean);
  return [
    `import { defineConfig } from '@rslib/core';`,
    '',
    'export default defineConfig({',
    '  lib: [',
    '    {',
    ...lines.map((line) => `      ${line}`),
    '    },',
    '  ],',
    '});',
    '',
  ].join('\n');
}
