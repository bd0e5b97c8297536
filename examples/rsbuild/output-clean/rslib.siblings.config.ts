import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { distPath: './siblings/esm' },
    },
    {
      format: 'cjs',
      output: { distPath: './siblings/cjs' },
    },
  ],
});
