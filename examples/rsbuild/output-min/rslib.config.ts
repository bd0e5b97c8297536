import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { format: 'umd', umdName: 'clamp' },
    { format: 'umd', umdName: 'clamp', output: { minify: true, filename: { js: '[name].min.js' } } },
  ],
});
