import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'kept', format: 'cjs', output: { distPath: './cjs/kept' } },
    {
      id: 'bundled',
      format: 'cjs',
      output: { distPath: './cjs/bundled' },
      tools: { rspack: { module: { parser: { javascript: { importDynamic: true } } } } },
    },
  ],
});
