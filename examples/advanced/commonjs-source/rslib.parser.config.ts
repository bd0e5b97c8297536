import { defineConfig } from '@rslib/core';
import base from './rslib.config.ts';

export default defineConfig({
  ...base,
  lib: [
    { id: 'esm', format: 'esm', output: { distPath: './dist/parser-esm' } },
    { id: 'cjs', format: 'cjs', output: { distPath: './dist/parser-cjs' } },
  ],
  tools: {
    rspack: {
      module: {
        parser: {
          javascript: { createRequire: true, requireDynamic: true },
        },
      },
    },
  },
});
