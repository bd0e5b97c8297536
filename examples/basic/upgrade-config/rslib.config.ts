import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: {
    alias: { '#parts': './src/parts' },
  },
  output: { autoExternal: true },
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { distPath: './dist/esm' },
    },
    {
      format: 'cjs',
      output: { distPath: './dist/cjs' },
    },
  ],
});
