import path from 'node:path';
import { defineConfig, type RspressPlugin, type UserConfig } from '@rspress/core';
import { getSingletonHighlighter } from 'shiki';
import site from '../../../rspress.config.ts';
import { BENCH } from './variants.ts';

const { BENCH_SITE = 'ours', BENCH_PAGES, BENCH_OUTPUT } = process.env;

/** Plugins that pages cannot do without: data of their components, and live code. */
const OF_PAGES = ['markdown', '@rspress/plugin-preview'];

// The first call decides about the engine for all code: Shiki's default, which Rspress uses.
if (BENCH_SITE === 'Rspress') await getSingletonHighlighter({ themes: [], langs: [] });

const stockShiki: RspressPlugin = {
  name: 'stock-shiki',
  config: ({ markdown, ...config }) => ({ ...config, markdown: { ...markdown, shiki: {} } }),
};

const stock: UserConfig = {
  themeDir: path.join(import.meta.dirname, 'stock-theme'),
  plugins: [
    ...(site.plugins ?? []).filter((plugin) => plugin && 'name' in plugin && OF_PAGES.includes(plugin.name)),
    stockShiki,
  ],
  mediumZoom: true,
  search: {},
  builderConfig: { source: site.builderConfig?.source },
};

/** The builds that `variants.ts` compares with the site, selected by environment variables. */
export default defineConfig({
  ...site,
  themeDir: path.resolve('theme'),
  ...(BENCH_SITE === 'Rspress' && stock),
  ...(BENCH_PAGES && { root: BENCH_PAGES }),
  outDir: BENCH_OUTPUT ?? path.join(BENCH, BENCH_SITE),
});
