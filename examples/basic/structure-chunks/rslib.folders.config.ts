import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'folders',
      output: {
        distPath: { root: './dist/folders', js: 'js', jsAsync: 'lazy' },
      },
    },
    {
      id: 'names',
      output: {
        distPath: { root: './dist/names', js: 'js' },
        filename: { js: '[name].min.js' },
      },
    },
  ],
});
