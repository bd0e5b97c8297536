import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: { target: 'web' },
  plugins: [pluginSass()],
  lib: [
    {
      id: 'default',
      output: { distPath: './dist/default' },
    },
    {
      id: 'style-path',
      redirect: { style: { path: false } },
      output: { distPath: './dist/style-path' },
    },
    {
      id: 'style-extension',
      redirect: { style: { extension: false } },
      output: { distPath: './dist/style-extension' },
    },
    {
      id: 'asset-path',
      redirect: { asset: { path: false } },
      output: { distPath: './dist/asset-path' },
    },
    {
      id: 'asset-extension',
      redirect: { asset: { extension: false } },
      output: { distPath: './dist/asset-extension' },
    },
    {
      id: 'js-path',
      redirect: { js: { path: false } },
      output: { distPath: './dist/js-path' },
    },
  ],
});
