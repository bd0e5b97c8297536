import { pluginLess } from '@rsbuild/plugin-less';
import { defineConfig } from '@rslib/core';

// Stands for the bundler of an app that has colors of its own.
export default defineConfig({
  source: { entry: { app: './app.ts' } },
  plugins: [pluginLess({ lessLoaderOptions: { lessOptions: { modifyVars: { accent: 'crimson' } } } })],
  output: { target: 'web', distPath: './app' },
});
