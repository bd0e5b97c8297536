import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: {
        alias: { swatches: './src/vendor/swatches' },
      },
    },
  ],
});
