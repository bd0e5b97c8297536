import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: {
    // @ts-expect-error Rsbuild 2 has no such options.
    bundleAnalyze: { openAnalyzer: false },
    profile: true,
    removeMomentLocale: true,
  },
  output: { distPath: 'dist/old' },
});
