import { defineConfig, rsbuild } from '@rslib/core';

export default defineConfig({
  mode: 'development',
  environments: {
    browser: { output: { target: 'web', distPath: './dist/browser' } },
  },
  customLogger: rsbuild.createLogger({ level: 'silent' }),
  lib: [{ format: 'esm' }],
});
