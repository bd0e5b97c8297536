import type { Choice } from './choices';

const dtsTexts = { false: undefined, true: 'true', bundle: '{ bundle: true }' } as const;

/**
 * The configuration of a combination as a reader would write it: what is the default is left out.
 *
 * @returns the text of an `rslib.config.ts`
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
