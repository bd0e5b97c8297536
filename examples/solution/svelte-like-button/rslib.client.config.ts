import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginSvelte()],
  output: { target: 'web', distPath: './client' },
});
