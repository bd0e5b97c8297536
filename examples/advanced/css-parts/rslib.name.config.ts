import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', filename: { css: 'style.css' } },
  lib: [
    { id: 'one', output: { distPath: './named/one' } },
    {
      id: 'entries',
      source: { entry: { badge: './src/badge.ts', card: './src/card.ts' } },
      output: { distPath: './named/entries', filename: { css: '[name]/style.css' } },
    },
  ],
});
