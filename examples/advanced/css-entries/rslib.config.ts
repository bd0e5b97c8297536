import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  source: { entry: { badge: './src/badge.ts', card: './src/card.ts' } },
});
