import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  source: { entry: { lazy: './src/lazy.ts' } },
  lib: [
    {
      id: 'chunks',
      output: { distPath: './lazy/chunks' },
    },
    {
      id: 'joined',
      output: { distPath: './lazy/joined' },
      tools: { rspack: { output: { asyncChunks: false } } },
    },
  ],
});
