import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: ['./src/**', '!./src/**/*.css'] } },
  output: {
    target: 'web',
    distPath: './dist/source',
    filename: { js: '[name].jsx' },
    externals: [/\.css$/],
    copy: [{ from: '**/*.css', context: './src' }],
  },
  tools: {
    swc: { jsc: { transform: { react: { runtime: 'preserve' } } } },
    rspack: { module: { parser: { javascript: { jsx: true } } } },
  },
});
