import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { named: './src/named.ts' },
    tsconfigPath: './tsconfig.named.json',
  },
  lib: [{ dts: true }],
});
