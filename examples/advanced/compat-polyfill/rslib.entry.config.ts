import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome >= 80'],
  output: { target: 'web', polyfill: 'entry', distPath: './entry' },
});
