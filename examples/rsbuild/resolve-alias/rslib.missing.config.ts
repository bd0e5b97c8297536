import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: {
    aliasStrategy: 'prefer-alias',
    alias: { '@/clock': './src/clock.browser.ts' },
  },
  output: { distPath: './dist/missing' },
});
