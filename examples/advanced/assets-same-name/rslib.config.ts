import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { filename: { image: '[name].[contenthash:6][ext]' } },
  lib: [
    { id: 'bundle', output: { distPath: './dist/bundle' } },
    { id: 'bundleless', bundle: false, output: { distPath: './dist/bundleless' } },
    { id: 'path', output: { distPath: './dist/path', filename: { image: '[path][name][ext]' } } },
  ],
});
