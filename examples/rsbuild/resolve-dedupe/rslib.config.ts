import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: './dist/default' },
    },
    {
      id: 'dedupe',
      resolve: { dedupe: ['@acme/tokens'] },
      output: { distPath: './dist/dedupe' },
    },
  ],
});
