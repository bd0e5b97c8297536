import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'plain',
      format: 'umd',
      umdName: 'gray',
      output: { distPath: './dist/plain' },
    },
    {
      id: 'unwrapped',
      format: 'umd',
      umdName: 'gray',
      output: { distPath: './dist/unwrapped' },
      tools: {
        rspack: {
          output: { library: { type: 'umd', export: 'default' } },
        },
      },
    },
  ],
});
