import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { external: './src/external.ts', bundled: './src/bundled.ts' } },
  output: { target: 'web' },
  lib: [
    { output: { distPath: './dist/web' } },
    {
      output: { distPath: './dist/web-import', externals: { lodash: 'module lodash' } },
    },
    {
      output: { distPath: './dist/web-inside', autoExternal: { exclude: ['lodash'] } },
    },
  ],
});
