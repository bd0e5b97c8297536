import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      source: {
        entry: { length: './src/units/length/**', mass: './src/units/mass/**' },
      },
      output: { distPath: './dist/keys' },
    },
  ],
});
