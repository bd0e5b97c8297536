import { defineConfig, type LibConfig } from '@rslib/core';

type Output = NonNullable<LibConfig['output']>;

const lib = (id: string, output: Output): LibConfig => ({
  id,
  output: { ...output, distPath: `./dist/${id}` },
});

export default defineConfig({
  lib: [
    lib('default', {}),
    lib('full', { minify: true }),
    lib('off', { minify: false }),
    lib('partial', {
      minify: { jsOptions: { minimizerOptions: { format: { comments: 'all' } } } },
    }),
    lib('compact', {
      minify: {
        css: false,
        jsOptions: {
          minimizerOptions: {
            mangle: false,
            minify: true,
            compress: { defaults: false, unused: true, dead_code: true, toplevel: true },
            format: { comments: false },
          },
        },
      },
    }),
    lib('legal-inline', { legalComments: 'inline' }),
    lib('legal-none', { legalComments: 'none' }),
    lib('legal-none-full', { legalComments: 'none', minify: true }),
    lib('maps', { sourceMap: true, minify: true }),
  ],
});
