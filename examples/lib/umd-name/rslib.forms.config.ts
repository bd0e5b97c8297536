import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'none',
      format: 'umd',
      output: { distPath: './dist/none' },
    },
    {
      id: 'string',
      format: 'umd',
      umdName: 'ToneKit',
      output: { distPath: './dist/string' },
    },
    {
      id: 'list',
      format: 'umd',
      umdName: ['Acme', 'Tones'],
      output: { distPath: './dist/list' },
    },
    {
      id: 'object',
      format: 'umd',
      umdName: { root: 'ToneKit', amd: 'tone-kit', commonjs: 'tone-kit' },
      output: { distPath: './dist/object' },
    },
  ],
});
