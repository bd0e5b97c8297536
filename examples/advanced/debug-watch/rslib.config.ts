import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: { optimization: { inlineExports: false } },
  },
});
