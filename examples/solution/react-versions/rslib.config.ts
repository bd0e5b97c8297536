import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/Price.tsx' } },
  output: { target: 'web' },
  lib: [
    {
      plugins: [pluginReact()],
      output: { distPath: './dist/automatic' },
    },
    {
      plugins: [pluginReact()],
      output: {
        distPath: './dist/file',
        externals: { 'react/jsx-runtime': 'react/jsx-runtime.js' },
      },
    },
    {
      plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
      output: { distPath: './dist/classic' },
    },
    {
      format: 'cjs',
      plugins: [pluginReact()],
      output: { distPath: './dist/cjs' },
    },
  ],
});
