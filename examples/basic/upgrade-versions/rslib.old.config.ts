import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    alias: { '#parts': './src/parts' },
    tsconfigPath: './tsconfig.old.json',
  },
  lib: [
    {
      format: 'esm',
      autoExternal: true,
      experiments: { advancedEsm: true },
    },
  ],
});
