import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { fields: './src/fields.ts' },
    tsconfigPath: './tsconfig.fields.json',
  },
  output: { distPath: './fields/rslib' },
});
