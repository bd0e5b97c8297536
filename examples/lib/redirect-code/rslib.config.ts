import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    {
      id: 'default',
      dts: true,
      output: { distPath: './dist/default' },
    },
    {
      id: 'js-path',
      redirect: { js: { path: false } },
      output: { distPath: './dist/js-path' },
    },
    {
      id: 'js-extension',
      redirect: { js: { extension: false } },
      output: { distPath: './dist/js-extension' },
    },
    {
      id: 'js-both',
      redirect: { js: { path: false, extension: false } },
      output: { distPath: './dist/js-both' },
    },
    {
      id: 'dts-path',
      dts: true,
      redirect: { dts: { path: false } },
      output: { distPath: './dist/dts-path' },
    },
    {
      id: 'dts-extension',
      dts: true,
      redirect: { dts: { extension: false } },
      output: { distPath: './dist/dts-extension' },
    },
  ],
});
