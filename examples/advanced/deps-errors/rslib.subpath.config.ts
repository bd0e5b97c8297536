import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/subpath.ts' } },
  output: { distPath: './dist/subpath' },
});
