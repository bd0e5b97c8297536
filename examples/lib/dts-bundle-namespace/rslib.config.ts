import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { bundle: true },
  source: { entry: { lost: './src/lost.ts', kept: './src/kept.ts' } },
});
