import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { folder: './host/folder.ts' },
    define: { HOST_FOLDER: '__webpack_public_path__' },
  },
  output: { target: 'web', distPath: './dist/host' },
});
