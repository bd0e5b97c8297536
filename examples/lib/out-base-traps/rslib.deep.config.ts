import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      outBase: './src/units/mass',
      source: { entry: { index: './src/units/**' } },
      output: { distPath: './dist/deep/lib' },
    },
  ],
});
