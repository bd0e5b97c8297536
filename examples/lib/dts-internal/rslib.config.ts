import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { dts: true, output: { distPath: './dist/files' } },
    { dts: { bundle: true }, output: { distPath: './dist/bundled' } },
    { dts: { isolated: true }, output: { distPath: './dist/isolated' } },
  ],
});
