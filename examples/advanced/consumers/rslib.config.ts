import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: { bundle: true },
      output: { distPath: './dist/esm' },
    },
    {
      format: 'esm',
      bundle: false,
      dts: true,
      source: { entry: { index: ['./src/{index,slug}.ts'] } },
      output: { distPath: './dist/esm-bundleless' },
    },
    {
      format: 'cjs',
      dts: { bundle: true, autoExtension: true },
      output: { distPath: './dist/cjs' },
    },
    {
      format: 'cjs',
      bundle: false,
      dts: true,
      source: { entry: { index: ['./src/{index,slug}.ts'] } },
      output: { distPath: './dist/cjs-bundleless' },
    },
    {
      format: 'cjs',
      autoExtension: false,
      dts: { bundle: true },
      output: { distPath: './dist/cjs-js' },
    },
    {
      format: 'umd',
      umdName: 'SlugKit',
      output: { target: 'web', distPath: './dist/umd' },
    },
    {
      format: 'iife',
      source: { entry: { index: './src/global.ts' } },
      output: { target: 'web', distPath: './dist/iife' },
    },
  ],
});
