import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { VERSION: 'next', DEBUG: false } },
  output: { distPath: './dist/raw' },
});
