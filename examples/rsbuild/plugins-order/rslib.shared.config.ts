import { defineConfig } from '@rslib/core';
import { trace } from './trace.ts';

export default defineConfig({
  plugins: [trace('top')],
  output: { distPath: './dist/shared' },
  lib: [{ format: 'esm', plugins: [trace('esm-only')] }, { format: 'cjs' }],
});
