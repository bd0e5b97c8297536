import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      output: { distPath: './dist/mf', assetPrefix: 'auto', filenameHash: false },
      performance: { printFileSize: false },
    },
  ],
  plugins: [
    pluginModuleFederation({
      name: 'hex_colors',
      exposes: { '.': './src/index.ts' },
      dts: false,
    }),
  ],
});
