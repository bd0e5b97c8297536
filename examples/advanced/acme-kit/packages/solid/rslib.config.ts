import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginBabel({ include: /\.[jt]sx$/ }), pluginSolid({ ssr: true })],
  output: { cssModules: { localIdentName: 'acme-solid-[local]' } },
  lib: [
    {
      id: 'browser',
      dts: true,
      output: { target: 'web', distPath: './dist/browser' },
    },
    {
      id: 'server',
      output: { distPath: './dist/server' },
    },
  ],
});
