import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { index: './src/**' } },
      output: { distPath: './dist/glob' },
    },
  ],
});
