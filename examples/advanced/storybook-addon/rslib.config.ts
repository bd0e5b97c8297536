import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.tsx' },
    define: { BADGE_UNIT: '"m"' },
  },
  lib: [
    { id: 'first', source: { define: { BADGE_UNIT: '"km"' } } },
    { id: 'second', source: { define: { BADGE_UNIT: '"mi"' } } },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
