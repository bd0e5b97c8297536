import { defineConfig } from '@rslib/core';
import { pluginProperties } from './plugin-properties.ts';

export default defineConfig({
  plugins: [pluginProperties()],
});
