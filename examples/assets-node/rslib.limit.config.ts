import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: './limit', dataUriLimit: 4096 },
});
