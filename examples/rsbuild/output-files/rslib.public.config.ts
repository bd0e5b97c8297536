import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'node', output: { distPath: './for-node' } },
    { id: 'web', output: { target: 'web', distPath: './for-web' } },
  ],
});
