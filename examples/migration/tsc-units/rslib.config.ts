import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  syntax: 'es2020',
  source: { entry: { index: ['./src/**/*.ts', '!./src/**/*.test.ts'] } },
  output: {
    sourceMap: true,
    externals: [/\.json$/],
    copy: [{ from: '**/*.json', context: './src' }],
  },
});
