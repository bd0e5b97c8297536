import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'mf' }],
  server: { port: 3477 },
  plugins: [
    pluginModuleFederation({
      name: 'tints',
      exposes: { '.': './src/index.ts' },
      dts: false,
    }),
  ],
});
