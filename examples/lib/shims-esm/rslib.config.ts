import { defineConfig } from '@rslib/core';

const entry = {
  paths: './src/paths.ts',
  load: './src/load.ts',
  separator: './src/separator.ts',
};

export default defineConfig({
  source: { entry },
  lib: [
    {
      id: 'off',
      output: { distPath: './dist/off' },
    },
    {
      id: 'on',
      shims: {
        esm: { __dirname: true, __filename: true, require: true },
      },
      output: { distPath: './dist/on' },
    },
  ],
});
