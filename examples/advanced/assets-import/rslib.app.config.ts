import { defineConfig } from '@rslib/core';

// Stands for the bundler of an app that uses the library.
export default defineConfig({
  format: 'iife',
  source: { entry: { app: './app.ts' } },
  output: { target: 'web', distPath: './app' },
});
