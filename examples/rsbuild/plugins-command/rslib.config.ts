import { defineConfig } from '@rslib/core';
import { pluginRun } from './plugin-run.ts';

export default defineConfig({
  plugins: [pluginRun('node lint.mjs', 'node use.mjs')],
});
