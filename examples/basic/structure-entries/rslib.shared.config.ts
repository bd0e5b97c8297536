import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      stats: './src/stats.ts',
    },
  },
  splitChunks: {
    cacheGroups: {
      jobs: { test: /jobs\.ts$/, name: 'jobs', chunks: 'all', enforce: true },
    },
  },
  lib: [
    {
      format: 'cjs',
      output: { distPath: './shared/split' },
    },
    {
      format: 'cjs',
      output: { distPath: './shared/single' },
      tools: { rspack: { optimization: { runtimeChunk: 'single' } } },
    },
  ],
});
