import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

// Stands for the bundler of an app that compiles Svelte for the server.
export default defineConfig({
  source: { entry: { app: './render.mjs' } },
  plugins: [
    pluginSvelte({
      preprocessOptions: { typescript: false },
      // @ts-expect-error The plugin's types leave it out, the loader passes it on.
      svelteLoaderOptions: { compilerOptions: { generate: 'server' } },
    }),
  ],
  output: { distPath: './app' },
});
