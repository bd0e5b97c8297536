import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'files',
      bundle: false,
      source: { entry: { index: './src/{index,counter,split}.ts' } },
      output: { distPath: './formats/files' },
    },
    {
      format: 'umd',
      umdName: 'words',
      output: { distPath: './formats/umd' },
    },
    {
      id: 'variable',
      source: { entry: { index: './src/variable.ts' } },
      output: { distPath: './formats/variable' },
    },
    {
      id: 'umd-auto',
      format: 'umd',
      umdName: 'words',
      output: { assetPrefix: 'auto', distPath: './formats/umd-auto' },
    },
  ],
});
