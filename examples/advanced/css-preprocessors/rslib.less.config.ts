import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: ['./src/**', '!./src/**/*.less'] } },
  plugins: [pluginSass()],
  output: {
    target: 'web',
    distPath: './dist/less',
    externals: [/\.less$/],
    copy: [{ from: '**/*.less', context: './src' }],
  },
});
