import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: ['./src/**/*.ts'] } },
  output: {
    target: 'web',
    distPath: './source',
    externals: [/\.vue$/],
    copy: [{ from: '**/*.vue', context: './src' }],
  },
});
