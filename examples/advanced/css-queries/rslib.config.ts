import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'bundle',
      source: { entry: { index: './src/index.ts', address: './src/address.ts' } },
      output: { distPath: './dist/bundle' },
    },
    {
      id: 'bundleless',
      bundle: false,
      output: { distPath: './dist/bundleless' },
    },
  ],
});
