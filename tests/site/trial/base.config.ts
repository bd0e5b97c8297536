import { defineConfig } from '@rspress/core';
import trial from './rspress.config.ts';

/** The same site below a base path. */
export default defineConfig({
  ...trial,
  base: '/docs/',
  outDir: '.cache/trial-below',
  // Social link URLs are used as is.
  themeConfig: { ...trial.themeConfig, socialLinks: [] },
});
