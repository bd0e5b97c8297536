import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/cjs.ts', thread: './src/thread.ts' } },
  lib: [{ format: 'cjs' }],
  output: { distPath: './dist/entries' },
});
