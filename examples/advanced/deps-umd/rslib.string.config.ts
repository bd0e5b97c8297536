import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Shop',
      output: {
        target: 'web',
        distPath: './dist/string',
        externals: { lodash: '_' },
      },
    },
  ],
});
