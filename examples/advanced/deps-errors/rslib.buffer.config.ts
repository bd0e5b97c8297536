import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { buffer: './src/buffer.ts', bytes: './src/bytes.ts' } },
  output: { target: 'web', distPath: './dist/buffer' },
});
