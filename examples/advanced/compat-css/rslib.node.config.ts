import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'browser',
      output: { target: 'web', distPath: './node/browser' },
    },
    {
      id: 'server',
      syntax: ['chrome >= 80', 'safari >= 14'],
      output: { emitCss: true, distPath: './node/server' },
    },
  ],
});
