import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { gauge: './src/index.ts' },
    define: { __VERSION__: JSON.stringify('3.1.0') },
  },
  output: { target: 'web', sourceMap: true, dataUriLimit: 4096 },
  syntax: 'es2020',
  lib: [
    { format: 'esm', dts: true },
    {
      format: 'umd',
      umdName: 'Gauge',
      output: {
        filename: { js: '[name].umd.cjs' },
        externals: { lodash: { root: '_', commonjs: 'lodash', commonjs2: 'lodash', amd: 'lodash' } },
        emitCss: false,
      },
    },
  ],
});
