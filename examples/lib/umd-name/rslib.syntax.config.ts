import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'ToneKit',
      syntax: 'es2019',
      output: { target: 'web', distPath: './dist/syntax' },
    },
  ],
});
