import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginSolid()],
  output: { target: 'web', distPath: './no-babel' },
});
