import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2020',
  lib: [
    {
      id: 'inline',
      output: { distPath: './dist/inline' },
    },
    {
      id: 'external',
      externalHelpers: true,
      output: { distPath: './dist/external' },
    },
  ],
});
