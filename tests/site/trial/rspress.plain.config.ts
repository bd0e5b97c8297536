import path from 'node:path';
import { defineConfig } from '@rspress/core';
import site from '../../../rspress.config.ts';
import { pluginsWithout } from './plugins-without.ts';

/** A site without any choices: one language, no versions, one theme. */
export default defineConfig({
  ...site,
  root: path.join(import.meta.dirname, 'plain'),
  outDir: '.cache/trial-plain',
  icon: '/mark.svg',
  logo: undefined,
  languageParity: { enabled: false },
  themeDir: path.resolve('theme'),
  plugins: pluginsWithout(),
  title: 'Plain',
  locales: [{ lang: 'en', label: 'English', description: 'A site without choices' }],
  themeConfig: { darkMode: false, nav: [], socialLinks: [] },
});
