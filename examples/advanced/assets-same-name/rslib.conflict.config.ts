import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'bundle', output: { distPath: './conflict/bundle' } },
    { id: 'bundleless', bundle: false, output: { distPath: './conflict/bundleless' } },
  ],
});
