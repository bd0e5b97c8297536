import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  output: { distPath: './dist/without' },
  tools: {
    swc: {
      jsc: {
        transform: { react: { runtime: 'classic', pragma: 'h' } },
      },
    },
  },
});
