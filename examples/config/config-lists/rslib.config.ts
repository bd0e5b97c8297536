import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['es2017'],
  lib: [
    {
      id: 'joined',
      syntax: 'es2022',
      output: { distPath: './dist/joined' },
    },
  ],
});
