import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  lib: [{ format: 'mf', output: { distPath: './dist/name' } }],
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'price-tag',
      exposes: { '.': './src/index.tsx' },
      dts: false,
    }),
  ],
});
