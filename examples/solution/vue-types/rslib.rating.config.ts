import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { rating: './src/rating.ts' } },
  plugins: [pluginVue()],
  output: { target: 'web', distPath: './rating' },
});
