import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'iife' }],
  source: { entry: { app: './app.ts' } },
  output: { target: 'web', distPath: './app' },
});
