import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { target: 'web', emitCss: false } },
    {
      bundle: false,
      source: { entry: { index: './src/*.css' } },
      output: { target: 'web' },
    },
  ],
});
