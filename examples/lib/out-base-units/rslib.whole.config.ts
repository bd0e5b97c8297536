import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      outBase: './src',
      dts: true,
      source: { entry: { index: ['./src/round.ts', './src/units/**'] } },
      output: { distPath: './dist/whole' },
    },
  ],
});
