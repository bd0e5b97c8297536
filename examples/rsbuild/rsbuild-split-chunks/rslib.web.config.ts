import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      splitChunks: { preset: 'single-vendor' },
      output: { target: 'web', distPath: 'dist/web-cjs' },
    },
  ],
});
