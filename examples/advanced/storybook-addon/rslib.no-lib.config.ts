import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { BADGE_UNIT: '"nmi"' } },
  plugins: [pluginReact()],
});
