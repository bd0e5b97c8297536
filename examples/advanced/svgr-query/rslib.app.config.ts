import { defineConfig } from '@rslib/core';

// Stands for the bundler of an app that uses the library.
export default defineConfig({
  source: { entry: { app: './render.mjs' } },
  output: {
    target: 'web',
    distPath: './app',
    autoExternal: { devDependencies: true },
    dataUriLimit: 4096,
  },
});
