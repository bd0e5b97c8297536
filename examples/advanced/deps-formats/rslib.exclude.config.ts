import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: {
        autoExternal: { exclude: ['lodash'] },
        distPath: './dist/exclude',
      },
    },
  ],
});
