import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'types-on',
      format: 'cjs',
      dts: { autoExtension: true },
      output: { distPath: './dist/types-on' },
    },
    {
      id: 'types-off',
      format: 'cjs',
      autoExtension: false,
      dts: { autoExtension: true },
      output: { distPath: './dist/types-off' },
    },
    {
      id: 'types-named',
      format: 'esm',
      dts: { autoExtension: true },
      output: { distPath: './dist/types-named', filename: { js: '[name].mjs' } },
    },
  ],
});
