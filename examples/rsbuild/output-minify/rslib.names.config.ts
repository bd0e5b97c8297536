import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/names.ts' } },
  lib: [
    { id: 'default', output: { distPath: './names/default' } },
    {
      id: 'kept',
      output: {
        distPath: './names/kept',
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
                keep_fnames: true,
                keep_classnames: true,
              },
              format: { comments: 'some', preserve_annotations: true },
            },
          },
        },
      },
    },
    { id: 'off', output: { distPath: './names/off', minify: false } },
  ],
});
