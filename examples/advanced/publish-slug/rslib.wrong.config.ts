import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { distPath: './wrong/dist/esm' },
    },
    {
      format: 'cjs',
      autoExtension: false,
      output: { distPath: './wrong/dist/cjs' },
    },
  ],
});
