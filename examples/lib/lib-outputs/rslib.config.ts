import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2022',
  banner: { js: '/* byte-units 1.0.0 */' },
  lib: [
    {
      format: 'esm',
      output: { distPath: './dist/esm' },
    },
    {
      format: 'cjs',
      syntax: 'es2015',
      output: { distPath: './dist/cjs' },
    },
  ],
});
