import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  plugins: [pluginVue()],
  output: {
    target: 'web',
    distPath: './with-dts',
  },
});
