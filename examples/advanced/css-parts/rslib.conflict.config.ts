import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { badge: './src/badge.ts', card: './src/card.ts' } },
  output: { target: 'web', distPath: './conflict', filename: { css: 'style.css' } },
});
