import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact()],
  lib: [{ dts: true }],
  source: { entry: { note: './src/note.tsx', tag: './src/tag.tsx' } },
  output: { target: 'web' },
});
