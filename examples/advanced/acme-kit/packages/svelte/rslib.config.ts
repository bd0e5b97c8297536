import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

const compile = (generate: 'client' | 'server') =>
  pluginSvelte({
    preprocessOptions: { typescript: false },
    // @ts-expect-error The plugin's types leave it out, the loader passes it on.
    svelteLoaderOptions: { compilerOptions: { generate } },
  });

export default defineConfig({
  lib: [
    {
      id: 'browser',
      dts: true,
      plugins: [compile('client')],
      output: { target: 'web', distPath: './dist/browser' },
    },
    {
      id: 'server',
      plugins: [compile('server')],
      output: { distPath: './dist/server' },
    },
  ],
});
