import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';
import components from 'unplugin-vue-components/rspack';

export default defineConfig({
  source: { entry: { card: './src/card.js' } },
  output: { target: 'web', distPath: './dist/components' },
  plugins: [pluginVue()],
  tools: {
    rspack: {
      plugins: [components({ dirs: ['src/components'], dts: false })],
    },
  },
});
