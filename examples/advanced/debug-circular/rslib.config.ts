import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: {
      plugins: [new rspack.CircularDependencyRspackPlugin({})],
    },
  },
});
