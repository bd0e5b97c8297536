import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/missing.ts' } },
  output: { distPath: './dist/missing' },
});
