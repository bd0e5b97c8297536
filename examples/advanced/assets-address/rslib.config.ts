import { defineConfig } from '@rslib/core';

const cdn = 'https://cdn.example.com/mark/';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'prefix',
      format: 'esm',
      output: { distPath: './dist/prefix', assetPrefix: cdn },
    },
    {
      id: 'inlined',
      format: 'esm',
      output: { distPath: './dist/inlined', dataUriLimit: { svg: 4096 } },
    },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'icons',
      output: { distPath: './dist/umd' },
    },
    {
      id: 'umd-file',
      format: 'umd',
      umdName: 'icons',
      output: { distPath: './dist/umd-file', assetPrefix: cdn, dataUriLimit: 0 },
    },
  ],
});
