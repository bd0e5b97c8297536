import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  output: {
    distPath: './copied',
    copy: [{ from: 'colors.txt', context: './src' }],
  },
});
