import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginSvgr({
      svgrOptions: {
        dimensions: false,
        svgo: false,
      },
    }),
  ],
  output: {
    target: 'web',
    distPath: './as-drawn',
  },
});
