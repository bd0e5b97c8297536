import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { index: './src/options.ts' } },
      dts: { bundle: true },
      output: { distPath: './dist/not-inlined' },
    },
  ],
});
