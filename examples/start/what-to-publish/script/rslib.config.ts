import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome >= 70', 'safari >= 13'],
  output: { target: 'web' },
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { distPath: './dist/esm' },
    },
    {
      format: 'umd',
      umdName: 'PaceKit',
      output: { distPath: './dist/umd', minify: true },
    },
  ],
});
