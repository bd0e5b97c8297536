import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: './src/*.scss' } },
  output: { target: 'web', distPath: './loop' },
  plugins: [pluginSass({ sassLoaderOptions: { additionalData: "@use '@/tokens';" } })],
});
