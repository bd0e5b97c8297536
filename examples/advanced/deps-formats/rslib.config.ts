import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { distPath: './dist/esm' },
    },
    {
      format: 'cjs',
      output: { distPath: './dist/cjs' },
    },
    {
      id: 'bundleless',
      bundle: false,
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: './dist/bundleless' },
    },
    {
      format: 'umd',
      umdName: 'Shop',
      output: { target: 'web', distPath: './dist/umd' },
    },
    {
      format: 'iife',
      source: { entry: { index: './src/page.ts' } },
      output: { target: 'web', distPath: './dist/iife' },
    },
  ],
});
