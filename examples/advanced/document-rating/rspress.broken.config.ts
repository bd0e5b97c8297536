import { defineConfig } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

export default defineConfig({
  root: 'broken',
  title: 'Rating',
  plugins: [pluginPreview()],
});
