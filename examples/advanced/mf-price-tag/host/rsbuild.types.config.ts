import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  output: { distPath: './typed' },
  server: { port: 3482 },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'shop',
      remotes: {
        price_tag: 'price_tag@http://localhost:3483/mf-manifest.json',
      },
      shared: { react: { singleton: true } },
    }),
  ],
});
