import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { debug: './env/debug.ts' } },
  lib: [{ format: 'umd', umdName: 'Debug', output: { filename: { js: '[name].umd.cjs' } } }],
  output: { target: 'web', distPath: './debug' },
  server: { publicDir: false },
});
