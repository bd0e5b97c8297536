import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'mf', output: { distPath: './dist/mf' } },
    { format: 'esm', dts: true, output: { distPath: './dist/esm' } },
  ],
  output: { assetPrefix: 'auto' },
  performance: { printFileSize: false },
  plugins: [
    pluginModuleFederation({
      name: 'prices',
      exposes: { '.': './src/index.ts' },
      dts: false,
    }),
  ],
});
