import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: {
        target: 'web',
        distPath: {
          root: './dist/folders',
          js: 'js',
          css: 'styles',
          svg: 'images',
          image: 'images',
        },
        filename: {
          css: '[name].min.css',
          svg: '[name].[contenthash:6][ext]',
        },
      },
    },
  ],
});
