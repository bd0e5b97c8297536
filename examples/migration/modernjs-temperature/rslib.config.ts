import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es6',
  lib: [
    {
      format: 'cjs',
      dts: true,
      output: { distPath: './dist/lib' },
    },
    {
      format: 'esm',
      dts: { autoExtension: true },
      output: { distPath: './dist/es' },
    },
    {
      format: 'umd',
      umdName: 'Temperature',
      output: { target: 'web', distPath: './dist/umd' },
    },
  ],
});
