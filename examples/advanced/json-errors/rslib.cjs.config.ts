import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  bundle: false,
  output: { distPath: './dist/cjs' },
});
