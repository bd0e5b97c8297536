import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: { assetsInclude: /\.csv$/ },
  output: { target: 'web' },
});
