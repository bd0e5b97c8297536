import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  plugins: [pluginVue()],
  output: {
    target: 'web',
    distPath: './bundleless',
  },
});
