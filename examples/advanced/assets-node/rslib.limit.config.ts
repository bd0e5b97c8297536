import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: './limit', dataUriLimit: { svg: 4096 } },
});
