import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'mf' }],
  output: { assetPrefix: 'auto' },
  performance: { printFileSize: false },
  plugins: [
    pluginModuleFederation({
      name: 'prices',
      exposes: { '.': './src/index.ts' },
      dts: { generateTypes: { abortOnError: true } },
    }),
  ],
});
