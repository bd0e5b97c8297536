import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: './dist/default' },
    },
    {
      id: 'es2019',
      syntax: 'es2019',
      output: { distPath: './dist/es2019' },
    },
    {
      id: 'queries',
      syntax: ['chrome >= 80', 'node >= 12'],
      output: { distPath: './dist/queries' },
    },
  ],
});
