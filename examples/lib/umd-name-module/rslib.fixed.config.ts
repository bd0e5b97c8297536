import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'ToneKit',
      output: {
        target: 'web',
        distPath: './dist/umd',
        copy: [{ from: './umd-package.json', to: 'package.json' }],
      },
    },
  ],
});
