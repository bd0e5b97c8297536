import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      format: 'umd',
      umdName: 'Tone_[name]',
      source: {
        entry: { light: './src/light.ts', dark: './src/dark.ts' },
      },
      output: { distPath: './dist/entries' },
    },
  ],
});
