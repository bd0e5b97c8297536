import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'standard',
      output: { distPath: './dist/standard' },
    },
    {
      id: 'legacy',
      source: { decorators: { version: 'legacy' } },
      output: { distPath: './dist/legacy' },
    },
    {
      id: 'tsconfig',
      source: { tsconfigPath: './tsconfig.legacy.json' },
      output: { distPath: './dist/tsconfig' },
    },
  ],
});
