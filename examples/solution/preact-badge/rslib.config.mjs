import { pluginPreact } from '@rsbuild/plugin-preact';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  plugins: [pluginPreact()],
  output: { target: 'web' },
});
