import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  lib: [
    {
      format: 'mf',
      output: { distPath: './dist/mf' },
      performance: { printFileSize: false },
    },
  ],
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'price_tag',
      filename: 'remoteEntry.js',
      exposes: { '.': './src/index.tsx' },
      shared: { react: { singleton: true } },
      dts: false,
    }),
  ],
});
