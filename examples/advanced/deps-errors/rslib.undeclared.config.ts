import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/undeclared.ts' } },
  output: { distPath: './dist/undeclared' },
});
