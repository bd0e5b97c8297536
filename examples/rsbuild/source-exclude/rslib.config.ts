import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2017',
  lib: [
    {
      id: 'default',
      output: { distPath: './dist/default' },
    },
    {
      id: 'exclude',
      source: { exclude: [/src[\\/]vendor[\\/]/] },
      output: { distPath: './dist/exclude' },
    },
    {
      id: 'relative',
      source: { exclude: ['./src/vendor'] },
      output: { distPath: './dist/relative' },
    },
  ],
});
