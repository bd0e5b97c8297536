import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', cli: './src/cli.ts' },
    define: { __VERSION__: JSON.stringify('2.3.0') },
  },
  output: { sourceMap: true },
  syntax: 'es2020',
  lib: [
    { format: 'esm', dts: true, output: { distPath: './dist/esm' } },
    { format: 'cjs', dts: { autoExtension: true }, output: { distPath: './dist/cjs' } },
  ],
});
