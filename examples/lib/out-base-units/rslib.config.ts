import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      bundle: false,
      source: { entry: { index: './src/units/**' } },
      output: { distPath: './dist/default' },
    },
    {
      id: 'out-base',
      bundle: false,
      outBase: './src',
      source: { entry: { index: './src/units/**' } },
      output: { distPath: './dist/out-base' },
    },
  ],
});
