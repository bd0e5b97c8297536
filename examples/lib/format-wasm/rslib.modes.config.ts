import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'compile',
      bundle: false,
      wasm: { mode: 'compile' },
      output: { distPath: './dist/compile' },
    },
    {
      id: 'off',
      wasm: false,
      output: { distPath: './dist/off' },
    },
  ],
});
