import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } },
      output: { distPath: './dual/esm' },
    },
    {
      format: 'cjs',
      dts: { autoExtension: true },
      output: { distPath: './dual/cjs' },
    },
  ],
});
