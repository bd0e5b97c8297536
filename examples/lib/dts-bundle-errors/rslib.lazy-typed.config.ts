import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { index: './src/lazy-typed.ts' } },
      dts: { bundle: true },
    },
  ],
});
