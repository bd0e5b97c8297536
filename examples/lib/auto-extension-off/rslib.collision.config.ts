import { defineConfig } from '@rslib/core';

export default defineConfig({
  autoExtension: false,
  lib: [
    {
      format: 'esm',
      output: { distPath: './dist/collision' },
    },
    {
      format: 'cjs',
      output: { distPath: './dist/collision' },
    },
  ],
});
