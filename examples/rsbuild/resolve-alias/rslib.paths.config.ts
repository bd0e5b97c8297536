import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { '@/clock': './src/clock.browser.ts' } },
  output: { distPath: './dist/paths' },
});
