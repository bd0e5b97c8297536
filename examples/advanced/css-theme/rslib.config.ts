import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact()],
  lib: [{ dts: true }],
  source: { entry: { index: './src/index.tsx' } },
  output: { target: 'web' },
});
