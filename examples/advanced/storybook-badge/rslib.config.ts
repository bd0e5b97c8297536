import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.tsx' },
    define: { BADGE_UNIT: JSON.stringify('km') },
  },
  lib: [{ dts: true, output: { target: 'web' } }],
  plugins: [pluginReact()],
});
