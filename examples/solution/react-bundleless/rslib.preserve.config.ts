import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  plugins: [pluginReact({ swcReactOptions: { runtime: 'preserve' } }), pluginSass()],
  output: {
    target: 'web',
    distPath: './preserve',
    filename: { js: '[name].jsx' },
  },
});
