import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: './src/index.ts' } },
  output: { distPath: './dist/missing' },
});
