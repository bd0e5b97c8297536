import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { search } from '../../../plugins/search.ts';
import site from '../../../rspress.config.ts';
import { pluginsWithout } from './plugins-without.ts';

/** A small site in both languages that uses a search service. */
export default defineConfig({
  ...site,
  root: path.join(import.meta.dirname, 'remote'),
  outDir: '.cache/trial-remote',
  icon: '/mark.svg',
  logo: undefined,
  languageParity: { enabled: false },
  themeDir: path.resolve('theme'),
  title: 'Remote',
  plugins: [
    ...pluginsWithout('search'),
    search({ remote: { apiUrl: '/api/search?key=trial', searchIndexes: ['docs'], timeout: 1500 } }),
  ],
  themeConfig: { socialLinks: [] },
});
