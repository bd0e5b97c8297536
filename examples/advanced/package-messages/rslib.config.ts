import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', single: './src/single.ts' } },
  lib: [
    { format: 'esm', dts: true, output: { distPath: './dist/esm' } },
    { format: 'cjs', dts: { autoExtension: true }, output: { distPath: './dist/cjs' } },
    // Mistakes: the formats no longer show in the names of files.
    { id: 'js', format: 'cjs', autoExtension: false, output: { distPath: './dist/js' } },
    { id: 'named', format: 'esm', output: { distPath: './dist/named', filename: { js: '[name].cjs' } } },
  ],
});
