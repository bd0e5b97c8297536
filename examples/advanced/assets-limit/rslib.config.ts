import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'svg',
      output: { distPath: './dist/svg', dataUriLimit: { svg: 4096 } },
    },
    {
      id: 'svg-only',
      output: {
        distPath: './dist/svg-only',
        dataUriLimit: { svg: 4096, image: 0, font: 0, media: 0, assets: 0 },
      },
    },
  ],
});
