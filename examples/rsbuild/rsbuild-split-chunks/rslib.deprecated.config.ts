import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: {
    chunkSplit: { strategy: 'single-vendor' },
  },
  output: { target: 'web', distPath: 'dist/deprecated' },
});
