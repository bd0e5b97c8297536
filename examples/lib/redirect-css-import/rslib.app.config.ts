import { defineConfig } from '@rslib/core';

// Stands for the bundler of an app, which does not know the alias.
export default defineConfig({
  source: { entry: { app: './app.ts' }, tsconfigPath: './tsconfig.app.json' },
  output: { target: 'web', distPath: './app' },
});
