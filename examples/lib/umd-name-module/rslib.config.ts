import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'ToneKit',
      output: { target: 'web' },
    },
  ],
});
