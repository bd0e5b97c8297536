import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/wrapper.js' } },
  lib: [{ format: 'esm', output: { distPath: './dist/wrapper' } }],
});
