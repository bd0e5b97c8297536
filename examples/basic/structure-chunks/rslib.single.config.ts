import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: './dist/single' },
  tools: { rspack: { output: { asyncChunks: false } } },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
