import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    {
      id: 'kept',
      source: { entry: { index: ['./src/files.ts', './src/languages/*.ts'] } },
      output: { distPath: './bundleless/kept' },
    },
    {
      id: 'bundled',
      source: { entry: { index: ['./src/index.ts', './src/languages/*.ts'] } },
      output: { distPath: './bundleless/bundled' },
      tools: { rspack: { module: { parser: { javascript: { importDynamic: true } } } } },
    },
  ],
});
