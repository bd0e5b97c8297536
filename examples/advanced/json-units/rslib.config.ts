import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'bundle',
      output: { distPath: './dist/bundle' },
    },
    {
      id: 'bundleless',
      bundle: false,
      output: { distPath: './dist/bundleless' },
    },
  ],
});
