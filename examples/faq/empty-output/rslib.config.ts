import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      types: './src/types.ts',
      theme: './src/theme.css',
    },
  },
});
