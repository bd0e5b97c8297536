import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: { autoExtension: true },
      output: { distPath: './dist/esm' },
    },
    {
      format: 'cjs',
      dts: { autoExtension: true },
      output: { distPath: './dist/cjs' },
    },
    {
      format: 'umd',
      output: { distPath: './dist/umd', target: 'web' },
    },
    {
      format: 'iife',
      source: { entry: { index: './src/script.ts' } },
      output: { distPath: './dist/iife', target: 'web' },
    },
  ],
});
