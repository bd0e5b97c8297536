import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    distPath: './kept',
    cleanDistPath: { keep: [/notes\.txt$/] },
  },
});
