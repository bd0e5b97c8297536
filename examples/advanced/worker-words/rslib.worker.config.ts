import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { counter: './src/counter.ts' } },
  lib: [{ format: 'iife' }],
  output: { target: 'web', distPath: './built', minify: true },
});
