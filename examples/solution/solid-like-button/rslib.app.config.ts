import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

// Stands for the bundler of an app that compiles Solid for the server.
export default defineConfig({
  source: { entry: { app: './render.mjs' } },
  plugins: [pluginBabel({ include: /\.[jt]sx$/ }), pluginSolid({ ssr: true })],
  output: { distPath: './app' },
});
