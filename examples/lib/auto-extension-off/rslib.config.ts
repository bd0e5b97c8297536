import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'on',
      format: 'cjs',
      output: { distPath: './dist/on' },
    },
    {
      id: 'off',
      format: 'cjs',
      autoExtension: false,
      output: { distPath: './dist/off' },
    },
    {
      id: 'named',
      format: 'cjs',
      output: { distPath: './dist/named', filename: { js: '[name].min.cjs' } },
    },
  ],
});
