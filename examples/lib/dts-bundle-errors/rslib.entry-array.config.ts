import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { index: ['./src/slug.ts', './src/index.ts'] } },
      dts: { bundle: true },
    },
  ],
});
