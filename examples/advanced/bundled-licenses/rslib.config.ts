import { defineConfig, type LibConfig } from '@rslib/core';

const lib = (id: string, config: LibConfig): LibConfig => ({
  id,
  ...config,
  output: { ...config.output, distPath: `./dist/${id}` },
});

export default defineConfig({
  lib: [
    lib('esm', {}),
    lib('cjs', { format: 'cjs' }),
    lib('umd', { format: 'umd', umdName: 'total' }),
    lib('iife', { format: 'iife', source: { entry: { index: './src/script.ts' } } }),
    lib('bundleless', { bundle: false }),
    lib('inline', { output: { legalComments: 'inline' } }),
    lib('umd-inline', { format: 'umd', umdName: 'total', output: { legalComments: 'inline' } }),
    lib('none', { output: { legalComments: 'none' } }),
    lib('umd-none', { format: 'umd', umdName: 'total', output: { legalComments: 'none' } }),
    lib('full', { output: { minify: true } }),
    lib('full-inline', { output: { minify: true, legalComments: 'inline' } }),
    lib('off', { output: { minify: false } }),
  ],
});
