import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/lazy.ts' } },
  lib: [
    { id: 'default', output: { distPath: './comments/default' } },
    {
      id: 'all',
      output: {
        distPath: './comments/all',
        minify: {
          css: false,
          jsOptions: {
            test: /\.[cm]?jsx?(\?.*)?$/,
            minimizerOptions: {
              mangle: false,
              minify: false,
              compress: {
                directives: false,
                defaults: false,
                unused: true,
                dead_code: true,
                toplevel: true,
              },
              format: { comments: 'all', preserve_annotations: true },
            },
          },
        },
      },
    },
  ],
});
