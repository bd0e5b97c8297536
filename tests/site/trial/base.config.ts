import { defineConfig } from '@rspress/core';
import trial from './rspress.config.ts';

/** The same site where it is not alone on its host. */
export default defineConfig({
  ...trial,
  base: '/docs/',
  outDir: '.cache/trial-below',
  // Addresses of social links are taken as they stand.
  themeConfig: { ...trial.themeConfig, socialLinks: [] },
});
