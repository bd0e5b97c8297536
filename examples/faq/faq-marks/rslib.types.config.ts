import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      dts: true,
      source: {
        entry: { index: ['./src/**', '!./src/**/*.test.ts'] },
        tsconfigPath: './tsconfig.build.json',
      },
      output: { distPath: './dist/types' },
    },
  ],
});
