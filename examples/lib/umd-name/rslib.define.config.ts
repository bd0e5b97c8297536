import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: { root: 'ToneKit', amd: 'tone-kit' },
      output: { target: 'web', distPath: './dist/define' },
      tools: {
        rspack: {
          output: { library: { type: 'umd', umdNamedDefine: true } },
        },
      },
    },
  ],
});
