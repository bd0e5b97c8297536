import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    distPath: { root: './build', js: 'lib' },
    filename: { js: '[name].mjs' },
    copy: [
      { from: './public' },
      { from: './NOTICE', to: 'NOTICE.txt' },
      { from: '*.json', context: './public/schemas', to: 'flat' },
    ],
  },
});
