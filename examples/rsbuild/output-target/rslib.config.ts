import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'node',
      output: { distPath: './dist/node' },
    },
    {
      id: 'web',
      output: { target: 'web', distPath: './dist/web' },
    },
  ],
});
