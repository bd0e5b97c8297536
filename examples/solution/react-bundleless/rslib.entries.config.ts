import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact(), pluginSass()],
  source: { entry: { index: './src/index.ts', Rating: './src/Rating.tsx' } },
  output: { target: 'web' },
  lib: [
    { format: 'esm', output: { distPath: './entries/esm' } },
    { format: 'cjs', output: { distPath: './entries/cjs' } },
  ],
});
