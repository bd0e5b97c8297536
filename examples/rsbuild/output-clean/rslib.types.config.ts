import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  output: {
    distPath: './typed',
    cleanDistPath: { keep: [/own\.(js|d\.ts)$/] },
  },
});
