import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'server',
      output: { distPath: './dist/server' },
    },
    {
      id: 'browser',
      resolve: {
        aliasStrategy: 'prefer-alias',
        alias: { '@/clock': './src/clock.browser.ts', '@': './src' },
      },
      output: { target: 'web', distPath: './dist/browser' },
    },
  ],
});
