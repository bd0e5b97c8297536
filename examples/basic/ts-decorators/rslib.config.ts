import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'standard',
      source: { entry: { standard: './src/standard.ts' } },
    },
    {
      id: 'helpers',
      externalHelpers: true,
      source: { entry: { helpers: './src/standard.ts' } },
    },
    {
      id: 'legacy',
      source: {
        entry: { legacy: './src/legacy.ts' },
        tsconfigPath: './tsconfig.legacy.json',
      },
    },
    {
      id: 'mistaken',
      source: { entry: { mistaken: './src/legacy.ts' } },
    },
  ],
});
