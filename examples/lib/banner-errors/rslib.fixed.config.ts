import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { cli: './src/cli.ts' } },
      footer: { js: '/*! Copyright Acme */' },
      output: { distPath: './dist/fixed' },
    },
  ],
});
