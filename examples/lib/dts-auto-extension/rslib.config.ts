import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'plain',
      format: 'cjs',
      dts: true,
      output: { distPath: './dist/plain' },
    },
    {
      id: 'matching',
      format: 'cjs',
      dts: { autoExtension: true },
      output: { distPath: './dist/matching' },
    },
  ],
});
