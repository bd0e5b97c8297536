import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: { assetsInclude: /\.(txt|pdf|webmanifest)$/ },
  output: { target: 'web', distPath: './included' },
});
