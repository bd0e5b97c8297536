import { defineConfig } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

export default defineConfig({
  root: 'docs',
  title: 'Rating',
  plugins: [pluginPreview()],
  builderConfig: {
    logLevel: 'warn',
  },
});
