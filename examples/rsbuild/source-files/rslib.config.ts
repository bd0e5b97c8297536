import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    assetsInclude: /\.stl$/,
    preEntry: './src/prepare.ts',
  },
  output: { dataUriLimit: 100 },
});
