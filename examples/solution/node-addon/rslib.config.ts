import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { distPath: './dist/esm' },
    },
    {
      format: 'cjs',
      output: { distPath: './dist/cjs' },
    },
    {
      id: 'files',
      bundle: false,
      source: { entry: { index: ['./src/index.ts', './src/meter.node'] } },
      output: { distPath: './dist/files' },
    },
  ],
});
