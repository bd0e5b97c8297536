import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', stats: './src/stats.ts' } },
  output: { distPath: './no-async' },
  tools: { rspack: { output: { asyncChunks: false } } },
});
