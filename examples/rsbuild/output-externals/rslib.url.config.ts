import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', externals: { lodash: 'https://esm.sh/lodash@4' } },
  lib: [{ format: 'esm', output: { distPath: './dist/url' } }],
});
