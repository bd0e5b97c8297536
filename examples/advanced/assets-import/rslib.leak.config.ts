import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: { entry: { leak: './src/leak.ts' } },
  output: { target: 'web', distPath: './leak' },
});
