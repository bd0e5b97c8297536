import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { output: { distPath: './dist/bundle' } },
    { id: 'lowered', syntax: 'es2021', output: { distPath: './dist/lowered' } },
    { id: 'bundleless', bundle: false, syntax: 'es2021', output: { distPath: './dist/bundleless' } },
  ],
});
