import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  source: { entry: { value: './src/value.ts', call: './src/call.ts' } },
});
