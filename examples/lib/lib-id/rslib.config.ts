import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      output: { distPath: './dist/cjs' },
    },
    {
      format: 'esm',
      output: { distPath: './dist/esm' },
    },
    {
      format: 'esm',
      syntax: 'es2019',
      output: { distPath: './dist/legacy' },
    },
  ],
});
