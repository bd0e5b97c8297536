import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'off',
      output: { distPath: './dist/off' },
    },
    {
      id: 'on',
      dts: true,
      output: { distPath: './dist/on' },
    },
    {
      id: 'no-tests',
      dts: true,
      source: { tsconfigPath: './tsconfig.build.json' },
      output: { distPath: './dist/no-tests' },
    },
  ],
});
