import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'node',
      format: 'umd',
      umdName: 'Units',
      output: { distPath: './dist/node' },
    },
    {
      id: 'web',
      format: 'umd',
      umdName: 'Units',
      output: { target: 'web', distPath: './dist/web' },
    },
  ],
});
