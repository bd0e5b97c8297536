import { defineConfig } from '@rslib/core';

export default defineConfig({
  root: './project',
  output: { distPath: '../shared' },
});
