import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'per-file',
      dts: true,
      output: { distPath: './dist/per-file' },
    },
    {
      id: 'bundled',
      dts: { bundle: true },
      output: { distPath: './dist/bundled' },
    },
  ],
});
