import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginLess(), pluginSass()],
  output: { target: 'web' },
  lib: [
    { id: 'bundle', output: { distPath: './dist/bundle' } },
    { id: 'bundleless', bundle: false, output: { distPath: './dist/bundleless' } },
  ],
});
