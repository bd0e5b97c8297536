import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: ['./src/**/*.ts'] } },
  output: {
    target: 'web',
    distPath: './dist/source',
    externals: [/\.svelte$/],
    copy: [{ from: '**/*.svelte', context: './src' }],
  },
});
