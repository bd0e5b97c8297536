import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2019',
  lib: [
    {
      id: 'default',
      output: { distPath: './dist/default' },
    },
    {
      id: 'include',
      source: { include: [/node_modules[\\/]@acme[\\/]/] },
      output: { distPath: './dist/include' },
    },
  ],
});
