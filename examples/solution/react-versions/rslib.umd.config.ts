import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

const global = (root: string, name: string) => ({ root, commonjs: name, commonjs2: name, amd: name });
const react = global('React', 'react');
const jsx = global('ReactJSX', 'react/jsx-runtime');

export default defineConfig({
  source: { entry: { index: './src/Price.tsx' } },
  output: { target: 'web' },
  lib: [
    {
      format: 'umd',
      umdName: 'Price',
      plugins: [pluginReact()],
      output: { distPath: './dist/umd-react', externals: { react } },
    },
    {
      format: 'umd',
      umdName: 'Price',
      plugins: [pluginReact()],
      output: { distPath: './dist/umd-both', externals: { react, 'react/jsx-runtime': jsx } },
    },
    {
      format: 'umd',
      umdName: 'Price',
      plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
      output: { distPath: './dist/umd-classic', externals: { react } },
    },
  ],
});
