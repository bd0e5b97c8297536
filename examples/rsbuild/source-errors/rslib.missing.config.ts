import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/kelvin.ts' },
  },
});
