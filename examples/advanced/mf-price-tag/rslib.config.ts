import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { target: 'web', distPath: './dist/esm' },
    },
    {
      format: 'mf',
      output: { distPath: './dist/mf', assetPrefix: 'auto' },
      performance: { printFileSize: false },
    },
  ],
  server: { port: 3481 },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'price_tag',
      exposes: { '.': './src/index.tsx' },
      shared: { react: { singleton: true } },
      dts: false,
    }),
  ],
});
