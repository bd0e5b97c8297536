import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: './dist/same' },
  lib: [
    { id: 'modern', syntax: 'es2022' },
    { id: 'old', syntax: 'es5' },
  ],
});
