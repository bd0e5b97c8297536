import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2022',
  output: { sourceMap: true },
  lib: [
    {
      id: 'modern',
      output: { distPath: './dist/modern' },
    },
    {
      id: 'legacy',
      syntax: 'es2017',
      output: { distPath: './dist/legacy' },
    },
  ],
});
