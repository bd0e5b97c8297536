import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginBabel({
      include: /\.tsx$/,
      babelLoaderOptions: { plugins: ['babel-plugin-react-compiler'] },
    }),
  ],
  output: { distPath: './babel' },
});
