import { defineConfig } from '@rslib/core';

const external = (globalName: string, packageName: string) => ({
  root: globalName,
  commonjs: packageName,
  commonjs2: packageName,
  amd: packageName,
});

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'bundled',
      format: 'umd',
      umdName: 'Shop',
      output: { distPath: './dist/bundled' },
    },
    {
      id: 'global',
      format: 'umd',
      umdName: 'Shop',
      output: {
        distPath: './dist/global',
        externals: {
          lodash: external('_', 'lodash'),
          vue: external('Vue', 'vue'),
        },
      },
    },
  ],
});
