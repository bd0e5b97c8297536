import { defineConfig } from '@rslib/core';

export default defineConfig({
  root: './clock',
  output: { target: 'web', distPath: './page' },
  html: { title: 'Clock' },
  security: { nonce: 'r4nd0m' },
  performance: { preload: true },
});
