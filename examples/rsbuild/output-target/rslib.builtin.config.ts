import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/read.ts' } },
  output: { target: 'web', distPath: './dist/builtin' },
});
