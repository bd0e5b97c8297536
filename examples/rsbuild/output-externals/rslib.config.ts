import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: [/^#internal\//] },
  lib: [
    {
      format: 'esm',
      output: { distPath: './dist/esm' },
    },
    {
      id: 'renamed',
      format: 'esm',
      output: { externals: { lodash: 'lodash-es' }, distPath: './dist/renamed' },
    },
    {
      id: 'bundled',
      format: 'esm',
      output: { autoExternal: false, distPath: './dist/bundled' },
    },
  ],
});
