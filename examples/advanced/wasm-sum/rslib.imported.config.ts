import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/imported.ts' } },
  lib: [
    { id: 'node', output: { distPath: 'imported/node' } },
    { id: 'web', output: { target: 'web', distPath: 'imported/web' } },
    {
      id: 'bundleless',
      bundle: false,
      source: { entry: { index: ['./src/imported.ts', './src/add.wasm'] } },
      outBase: './src',
      output: { distPath: 'imported/bundleless' },
    },
  ],
});
