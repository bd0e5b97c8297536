import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: {
    entry: { index: ['./src/**', '!./src/*.d.ts'] },
    assetsInclude: /\.stl$/,
    preEntry: './src/prepare.ts',
  },
  output: { distPath: './dist/bundleless' },
});
