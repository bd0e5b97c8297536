import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { app: './comments/all/index.js' } },
  lib: [{ format: 'umd', umdName: 'app', output: { target: 'web', distPath: './app/all' } }],
});
