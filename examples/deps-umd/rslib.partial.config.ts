import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Shop',
      output: {
        target: 'web',
        externals: {
          react: { root: 'React', commonjs: 'react', amd: 'react' },
        },
      },
    },
  ],
});
