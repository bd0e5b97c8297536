import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'default',
      output: { distPath: './dist/default' },
    },
    {
      id: 'named',
      output: {
        cssModules: { localIdentName: 'acme-[local]' },
        distPath: './dist/named',
      },
    },
    {
      id: 'injected',
      output: { injectStyles: true, distPath: './dist/injected' },
    },
    {
      id: 'without',
      output: { emitCss: false, distPath: './dist/without' },
    },
  ],
});
