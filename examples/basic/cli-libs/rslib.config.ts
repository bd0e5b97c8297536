import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  lib: [
    {
      format: 'esm',
      dts: { distPath: './types' },
      output: { distPath: './dist/esm' },
    },
    {
      format: 'cjs',
      output: { distPath: './dist/cjs' },
    },
  ],
});
