import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { index: './src/options.ts' } },
      dts: { bundle: { bundledPackages: [] } },
      output: { distPath: './dist/not-inlined' },
    },
  ],
});
