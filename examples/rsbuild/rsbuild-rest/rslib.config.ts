import { defineConfig } from '@rslib/core';

export default defineConfig({
  root: './clock',
  logLevel: 'warn',
});
