import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: {
        autoExternal: { dependencies: false },
        distPath: './dist/new',
      },
    },
  ],
});
