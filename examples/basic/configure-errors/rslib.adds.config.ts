import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  lib: [
    {
      source: { entry: { nine: './src/nine.ts' } },
    },
  ],
});
