import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'ToneKit',
      source: { entry: { 'tone-kit': './src/index.ts' } },
      output: { target: 'web' },
    },
  ],
});
