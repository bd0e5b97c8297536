import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'plain',
      format: 'cjs',
      output: { distPath: './dist/plain' },
    },
    {
      id: 'footer',
      format: 'cjs',
      footer: { js: 'module.exports = exports.default;' },
      output: { distPath: './dist/footer' },
    },
  ],
});
