import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', ignored: './src/ignored.ts' } },
  output: {
    copy: [{ from: 'themes', to: 'themes', context: './src' }],
  },
});
