import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: { entry: { index: './src/index.ts', plain: './src/plain.ts' } },
  plugins: [pluginVue()],
  output: { target: 'web' },
});
