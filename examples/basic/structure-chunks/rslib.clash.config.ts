import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: './dist/clash' },
  lib: [
    { format: 'esm' },
    {
      format: 'umd',
      umdName: 'RomanDate',
      output: { target: 'web' },
    },
  ],
});
