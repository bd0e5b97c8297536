import path from 'node:path';
import { defineConfig } from '@rspress/core';
import site from '../../rspress.config.ts';
import { pluginsWithout } from '../site/trial/plugins-without.ts';

/** The pages of the site with the search of Rspress, to be compared with ours. */
export default defineConfig({
  ...site,
  outDir: '.cache/stock-search',
  themeDir: path.join(import.meta.dirname, 'theme'),
  plugins: pluginsWithout('search-documents', 'page-data'),
});
