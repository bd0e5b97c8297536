import { defineConfig } from '@rslib/core';

// Stands for the bundler of an app.
export default defineConfig({
  lib: [{ format: 'iife' }],
  source: { entry: { app: './host/app.ts' } },
  output: { target: 'web', distPath: './app', assetPrefix: 'https://shop.example/' },
});
