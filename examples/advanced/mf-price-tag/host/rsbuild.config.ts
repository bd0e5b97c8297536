import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  output: { filenameHash: false, distPath: { js: '.' } },
  performance: { printFileSize: false },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'shop',
      remotes: {
        price_tag: 'price_tag@http://localhost:3481/mf/mf-manifest.json',
      },
      shared: { react: { singleton: true } },
      dts: false,
    }),
  ],
});
