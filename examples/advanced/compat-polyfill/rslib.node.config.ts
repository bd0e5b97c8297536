import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['node >= 14'],
  output: { polyfill: 'usage', distPath: './node' },
});
