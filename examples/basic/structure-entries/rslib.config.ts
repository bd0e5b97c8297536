import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      stats: './src/stats.ts',
      'bin/queue': './src/cli.ts',
    },
  },
  lib: [
    {
      format: 'esm',
      output: { distPath: './dist/esm' },
    },
    {
      format: 'cjs',
      output: { distPath: './dist/cjs' },
    },
  ],
});
