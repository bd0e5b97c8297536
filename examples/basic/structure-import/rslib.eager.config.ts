import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'greetings',
      output: { target: 'web', distPath: './eager' },
      tools: {
        rspack: {
          module: { parser: { javascript: { importDynamic: true, dynamicImportMode: 'eager' } } },
        },
      },
    },
  ],
});
