import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  // @ts-expect-error the server of a lib item is ignored
  lib: [{ format: 'mf', server: { port: 3485 } }],
  server: { port: 3484 },
  plugins: [
    pluginModuleFederation({
      name: 'tints',
      exposes: { '.': './src/index.ts' },
      dts: false,
    }),
  ],
});
