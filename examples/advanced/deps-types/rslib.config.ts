import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'files',
      dts: true,
      output: { distPath: './dist/files' },
    },
    {
      id: 'bundled',
      dts: { bundle: true },
      output: { distPath: './dist/bundled' },
    },
  ],
});
