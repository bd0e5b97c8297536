import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { app: './app/app.ts' } },
  output: { target: 'web', distPath: './built' },
});
