import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: './dist/two' },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
