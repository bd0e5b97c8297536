import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { dedupe: ['@acme/theme'] },
  output: { distPath: './dist/exports' },
});
