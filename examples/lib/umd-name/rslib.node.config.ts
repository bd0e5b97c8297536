import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'ToneKit',
      output: { distPath: './dist/node' },
    },
  ],
});
