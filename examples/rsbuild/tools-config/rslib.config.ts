import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  tools: {
    rspack: {
      module: {
        rules: [{ test: /\.sql$/, type: 'asset/source' }],
      },
    },
    swc: {
      jsc: {
        transform: { react: { runtime: 'classic', pragma: 'h' } },
      },
    },
  },
});
