import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: { bundle: true, autoExtension: true },
      output: { distPath: './dist/esm-mjs' },
    },
    {
      format: 'esm',
      autoExtension: false,
      dts: { bundle: true },
      output: { distPath: './dist/esm-no-type' },
    },
    {
      format: 'cjs',
      dts: { bundle: true },
      output: { distPath: './dist/cjs-main' },
    },
    {
      format: 'umd',
      umdName: 'SlugKit',
      output: { target: 'web', distPath: './dist/umd-main' },
    },
  ],
});
