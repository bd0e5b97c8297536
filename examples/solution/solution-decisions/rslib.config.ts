import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { target: 'node', distPath: 'dist/node' } },
    { format: 'esm', output: { target: 'web', distPath: 'dist/web' } },
    { format: 'esm', bundle: false, output: { target: 'web', distPath: 'dist/files' } },
    { format: 'umd', umdName: 'badges', output: { target: 'web', distPath: 'dist/script' } },
  ],
});
