import path from 'node:path';
import { defineConfig, type UserConfig } from '@rspress/core';
import site from '../../../rspress.config.ts';
import { BENCH } from './variants.ts';

const { BENCH_SITE = 'ours', BENCH_PAGES, BENCH_OUTPUT } = process.env;

/** Plugins that pages cannot be read without: the labels of the navigation, and code that runs in a page. */
const OF_PAGES = ['navigation-texts', '@rspress/plugin-preview'];

const stock: UserConfig = {
  themeDir: path.join(import.meta.dirname, 'stock-theme'),
  plugins: site.plugins?.filter((plugin) => plugin && 'name' in plugin && OF_PAGES.includes(plugin.name)),
  markdown: { ...site.markdown, shiki: {} },
  mediumZoom: true,
  search: {},
  builderConfig: { source: site.builderConfig?.source },
};

/** What `variants.ts` measures beside the site itself, chosen by variables of the environment. */
export default defineConfig({
  ...site,
  themeDir: path.resolve('theme'),
  ...(BENCH_SITE === 'Rspress' && stock),
  ...(BENCH_PAGES && { root: BENCH_PAGES }),
  outDir: BENCH_OUTPUT ?? path.join(BENCH, BENCH_SITE),
});
