import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'inline',
      bundle: false,
      source: { entry: { index: './src/index.ts' } },
      output: {
        externals: { '@acme/currency': false, lodash: false },
        distPath: './dist/inline',
      },
    },
  ],
});
