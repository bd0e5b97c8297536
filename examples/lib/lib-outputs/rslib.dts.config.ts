import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  output: { distPath: './dist/dts' },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
