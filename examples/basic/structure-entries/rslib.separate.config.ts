import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: './separate' },
  lib: [
    { source: { entry: { index: './src/index.ts' } } },
    { source: { entry: { stats: './src/stats.ts' } } },
  ],
});
