import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome >= 80', 'safari >= 14'],
  output: { target: 'web', distPath: './dist/browser' },
});
