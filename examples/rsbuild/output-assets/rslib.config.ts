import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { target: 'web', distPath: './dist/default' },
    },
    {
      id: 'inline',
      output: { target: 'web', dataUriLimit: 4096, distPath: './dist/inline' },
    },
    {
      id: 'prefix',
      output: {
        target: 'web',
        assetPrefix: 'https://cdn.example.com/dots/',
        distPath: './dist/prefix',
      },
    },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'Dots',
      output: { target: 'web', distPath: './dist/umd' },
    },
    {
      id: 'umd-file',
      format: 'umd',
      umdName: 'Dots',
      output: { target: 'web', dataUriLimit: 0, distPath: './dist/umd-file' },
    },
    {
      id: 'no-files',
      output: { target: 'web', emitAssets: false, distPath: './dist/no-files' },
    },
  ],
});
