import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginBabel({ include: /\.[jt]sx$/ }), pluginSolid()],
  output: { target: 'web', distPath: './client' },
});
