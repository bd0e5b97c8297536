import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
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
  lib: [{ output: { distPath: './dist/bundle' } }],
});
