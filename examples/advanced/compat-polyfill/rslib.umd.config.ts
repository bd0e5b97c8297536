import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'newest' }],
  syntax: ['chrome >= 80'],
  output: { target: 'web', polyfill: 'usage', distPath: './umd' },
});
