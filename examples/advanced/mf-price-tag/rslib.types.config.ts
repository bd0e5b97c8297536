import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  lib: [
    {
      format: 'mf',
      output: { distPath: './typed', assetPrefix: 'auto', filenameHash: false },
      performance: { printFileSize: false },
    },
  ],
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'price_tag',
      exposes: { '.': './src/index.tsx' },
      shared: { react: { singleton: true } },
    }),
  ],
});
