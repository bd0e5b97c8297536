import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/celsius.ts' } },
  lib: [
    {
      source: { entry: { celsius: './src/celsius.ts' } },
      output: { distPath: './dist/merged' },
    },
  ],
});
