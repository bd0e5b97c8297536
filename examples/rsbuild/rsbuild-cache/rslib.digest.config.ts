import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: process.env.LEGACY ? 'es2017' : 'es2022',
  output: { distPath: './dist/digest' },
  performance: {
    buildCache: { cacheDigest: [process.env.LEGACY] },
  },
});
