import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { words: './src/inline.ts' } },
  lib: [{ format: 'umd', umdName: 'words' }],
  output: { target: 'web', distPath: './inline' },
});
