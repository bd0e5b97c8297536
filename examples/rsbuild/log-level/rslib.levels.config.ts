import { defineConfig, type RslibConfig } from '@rslib/core';

console.log('from the config');

export default defineConfig({
  logLevel: process.env.LEVEL as RslibConfig['logLevel'],
  lib: [
    {
      // Deprecated, so there is a warning.
      autoExternal: true,
      dts: process.env.ENTRY === 'typed',
      source: { entry: { index: `./src/${process.env.ENTRY}.ts` } },
      output: { distPath: 'dist/levels' },
    },
  ],
});
