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
      id: 'legacy',
      format: 'esm',
      syntax: 'es2019',
      output: { distPath: './dist/legacy' },
    },
  ],
});
