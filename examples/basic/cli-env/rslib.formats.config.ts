import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { mode: './src/mode.ts', careful: './src/careful.ts' } },
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    { format: 'cjs', output: { distPath: './dist/cjs' } },
    { format: 'umd', output: { distPath: './dist/umd' } },
  ],
});
