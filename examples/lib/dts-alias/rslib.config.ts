import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'before',
      dts: true,
      output: { distPath: './dist/before' },
    },
    {
      id: 'after',
      dts: {
        alias: { swatches: './src/vendor/swatches' },
      },
      output: { distPath: './dist/after' },
    },
  ],
});
