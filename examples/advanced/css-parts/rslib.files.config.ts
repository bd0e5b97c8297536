import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'entries',
      source: { entry: { badge: './src/badge.ts', card: './src/card.ts' } },
      output: { distPath: './files/entries' },
    },
    {
      id: 'sheet',
      source: { entry: { style: './src/style.css' } },
      output: { distPath: './files/sheet' },
    },
  ],
});
