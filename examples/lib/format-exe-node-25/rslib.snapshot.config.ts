import { defineConfig, type LibConfig } from '@rslib/core';

const snapshot: LibConfig = {
  format: 'cjs',
  source: { entry: { index: './src/snapshot.ts' } },
  output: { distPath: './dist/snapshot' },
  experiments: { exe: { fileName: 'snapshot', seaOptions: { useSnapshot: true } } },
};

export default defineConfig({
  lib: [
    { ...snapshot, id: 'plain' },
    { ...snapshot, id: 'with-exports', banner: { js: 'var exports = {};' } },
  ],
});
