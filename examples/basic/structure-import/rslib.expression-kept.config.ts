import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/open.ts' } },
  lib: [
    {
      format: 'umd',
      umdName: 'opener',
      output: { target: 'web', distPath: './expression-kept' },
      tools: { rspack: { module: { parser: { javascript: { importDynamic: false } } } } },
    },
  ],
});
