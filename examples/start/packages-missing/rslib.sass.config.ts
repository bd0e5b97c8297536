import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ source: { entry: { theme: './src/theme.ts' } }, output: { target: 'web' } }],
});
