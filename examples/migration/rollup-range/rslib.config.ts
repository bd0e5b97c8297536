import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { __VERSION__: JSON.stringify('1.8.0') } },
  syntax: 'es2020',
  lib: [
    { format: 'esm', dts: true, output: { distPath: './dist/esm', sourceMap: true } },
    { format: 'cjs', dts: { autoExtension: true }, output: { distPath: './dist/cjs', sourceMap: true } },
    {
      format: 'umd',
      umdName: 'Range',
      banner: { js: '/*! rollup-range 1.8.0 */' },
      source: { entry: { range: './src/index.ts' } },
      output: { target: 'web', distPath: './dist/umd', filename: { js: '[name].cjs' } },
    },
  ],
});
