import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact()],
  lib: [{ dts: true }, { format: 'iife', source: { entry: { script: './src/script.tsx' } }, output: { minify: true } }],
  output: { target: 'web' },
});
