import { defineConfig } from '@rslib/core';

export const base = defineConfig({
  banner: { js: '/* Acme */' },
  lib: [
    { id: 'modern', format: 'esm', syntax: 'es2022' },
    { id: 'node', format: 'cjs', syntax: 'es2021' },
  ],
});
