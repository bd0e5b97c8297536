import { defineConfig } from '@rslib/core';

// Stands for the bundler of an app.
export default defineConfig({
  source: { entry: { app: './app.ts' } },
  output: { target: 'web', distPath: './app', autoExternal: false },
});
