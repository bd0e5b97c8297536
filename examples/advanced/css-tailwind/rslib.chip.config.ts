import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { chip: './src/chip.ts' } },
  output: { target: 'web', distPath: './chip' },
});
