import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Counters',
      syntax: 'es2020',
      externalHelpers: true,
      output: { target: 'web', distPath: './dist/umd' },
    },
  ],
});
