import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Shop',
      output: {
        target: 'web',
        externals: {
          vue: { root: 'Vue', commonjs: 'vue', amd: 'vue' },
        },
      },
    },
  ],
});
