import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'modern',
      syntax: 'es2022',
      output: { distPath: './dist/modern' },
    },
    {
      id: 'legacy',
      syntax: 'es2015',
      output: { distPath: './dist/legacy' },
    },
  ],
});
