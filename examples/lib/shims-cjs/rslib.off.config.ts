import { defineConfig } from '@rslib/core';

const shims = {
  cjs: {
    'import.meta.url': false,
    'import.meta.dirname': false,
    'import.meta.filename': false,
  },
};

export default defineConfig({
  shims,
  lib: [
    {
      id: 'node',
      format: 'cjs',
      output: { distPath: './dist/node' },
    },
    {
      id: 'web',
      format: 'cjs',
      output: { target: 'web', distPath: './dist/web' },
    },
  ],
});
