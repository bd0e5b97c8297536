import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'kept', output: { distPath: './dist/kept' } },
    {
      id: 'bundled',
      output: { distPath: './dist/bundled' },
      tools: { rspack: { module: { parser: { javascript: { importDynamic: true } } } } },
    },
  ],
});
