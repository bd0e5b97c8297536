import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', minify: true, sourceMap: true },
  lib: [{ format: 'umd', umdName: 'Titles' }],
});
