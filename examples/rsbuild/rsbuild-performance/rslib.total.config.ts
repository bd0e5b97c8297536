import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: {
    printFileSize: {
      detail: false,
      total: ({ environmentName, totalSize }) => `${environmentName}: ${totalSize} bytes`,
    },
  },
  output: { distPath: 'dist/total' },
});
