import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'web',
      output: { target: 'web', distPath: './dist/web' },
    },
    {
      id: 'node',
      source: { entry: { threads: './src/threads.ts' } },
      output: { distPath: './dist/node' },
    },
    {
      id: 'cjs',
      format: 'cjs',
      source: { entry: { threads: './src/threads.ts' } },
      output: { distPath: './dist/cjs' },
    },
  ],
});
