import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { typed: './src/typed.ts', plain: './src/plain.js' } },
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    { format: 'cjs', output: { distPath: './dist/cjs' } },
    {
      id: 'bundled',
      output: { distPath: './dist/bundled', autoExternal: { exclude: ['transpiled-slug'] } },
    },
  ],
});
