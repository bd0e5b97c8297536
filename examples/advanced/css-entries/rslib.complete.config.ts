import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', distPath: './complete' },
  lib: [
    {
      id: 'code',
      source: { entry: { badge: './src/badge.ts', card: './src/card.ts' } },
      output: { emitCss: false },
    },
    {
      // One entry that imports all components: its stylesheet has the CSS of all of them.
      id: 'style',
      source: { entry: { style: './src/index.ts' } },
    },
  ],
});
