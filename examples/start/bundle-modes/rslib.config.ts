import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'bundle',
      format: 'esm',
      output: { distPath: './dist/bundle' },
    },
    {
      id: 'bundleless',
      format: 'esm',
      bundle: false,
      output: { distPath: './dist/bundleless' },
    },
  ],
});
