import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  plugins: [pluginBabel({ include: /\.[jt]sx$/ }), pluginVueJsx()],
  output: { target: 'web' },
});
