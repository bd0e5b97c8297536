import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es6',
  bundle: false,
  lib: [
    {
      format: 'cjs',
      dts: true,
      output: { distPath: './component/lib' },
    },
    {
      format: 'esm',
      dts: { autoExtension: true },
      output: { distPath: './component/es' },
    },
  ],
});
