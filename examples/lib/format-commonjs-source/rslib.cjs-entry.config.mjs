import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/legacy.cjs' } },
  lib: [{ format: 'esm', output: { distPath: './dist/cjs-entry' } }],
});
