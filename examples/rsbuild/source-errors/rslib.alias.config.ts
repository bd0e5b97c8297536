import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    // @ts-expect-error Rsbuild 2 has no source.alias.
    alias: { '~': './src' },
  },
});
