import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'vendor',
      splitChunks: { preset: 'single-vendor' },
      output: { distPath: 'dist/vendor' },
    },
    {
      id: 'vendor-cjs',
      format: 'cjs',
      splitChunks: { preset: 'single-vendor' },
      output: { distPath: 'dist/vendor-cjs' },
    },
  ],
});
