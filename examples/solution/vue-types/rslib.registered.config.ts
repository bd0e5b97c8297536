import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';
import ts from '@typescript/typescript6';
import { registerTS } from 'vue/compiler-sfc';

// Its type asks for the version that is installed as `typescript`.
registerTS(() => ts as never);

export default defineConfig({
  source: { entry: { rating: './src/rating.ts' } },
  plugins: [pluginVue()],
  output: { target: 'web', distPath: './rating' },
});
