import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      autoExternal: { dependencies: false },
      output: { distPath: './dist/old' },
    },
  ],
});
