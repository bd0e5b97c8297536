import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo } from '@rspress/core';
import type { PageCloser } from './in-order.ts';
import { brokenSeam } from './seams.ts';

/** From this number of pages on, a build takes more memory than many machines have. */
const MANY_PAGES = 500;

/** Data that a page's module contains already, or that no browser needs. */
const LEFT_OUT = ['title', 'toc', 'frontmatter', 'content', '_flattenContent', '_filepath'];

/**
 * The data of a page that its module lacks.
 *
 * @param pages all pages; an overview gets the headings of the pages in its folder
 */
function dataOf(page: PageIndexInfo, pages: readonly PageIndexInfo[]): Record<string, unknown> {
  const data = Object.fromEntries(Object.entries(page).filter(([key]) => !LEFT_OUT.includes(key)));
  if (!page.frontmatter.overview) return data;
  const folder = page.routePath.slice(0, page.routePath.lastIndexOf('/') + 1);
  const listed = pages.filter(
    ({ routePath, lang, version }) => routePath.startsWith(folder) && lang === page.lang && version === page.version,
  );
  const overviewPages = listed.map(({ routePath, frontmatter: { description }, toc }) => ({
    routePath,
    description,
    toc: toc.map(({ id, text, depth }) => ({ id, text, depth })),
  }));
  return { ...data, overviewPages };
}

/**
 * Adds a page's data, and the positions of its headings in its text, to its module.
 *
 * @param code the module as compiled by Rspress
 * @throws if Rspress no longer stores page data in the module
 */
export function withData(code: string, page: PageIndexInfo, pages: readonly PageIndexInfo[]): string {
  const meta = 'MDXContent.__RSPRESS_PAGE_META';
  if (!code.includes(meta)) throw brokenSeam('page-meta', `no ${meta} in the module of ${page._relativePath}`);
  if (page.frontmatter.overview && !code.includes('OverviewIndex'))
    throw new Error(`${page._relativePath} has overview: true — add <OverviewIndex /> where its index should be.`);
  const places = page.toc.map(({ charIndex }) => charIndex);
  return `${code}
const [data] = Object.values(${meta});
Object.assign(data, ${JSON.stringify(dataOf(page, pages))});
${JSON.stringify(places)}.forEach((charIndex, index) => Object.assign(data.toc[index] ?? {}, { charIndex }));`;
}

/**
 * Moves each page's data into its own module. Rspress puts the headings and frontmatter of all pages in all languages
 * into a script that every page loads, and writes its own search index.
 * In development, Rspress's data stays, because it changes there.
 */
export function pageData(): PageCloser {
  /** By file. */
  const pages = new Map<string, PageIndexInfo>();
  const compiled = new Set<string>();
  const splitData: RsbuildPlugin = {
    name: 'page-data',
    setup(api) {
      if (api.context.action !== 'build') return;
      api.modifyRspackConfig((config, { environment }) => {
        // The runtime lists the hashes of all page scripts, so they are short. The id, which it knows anyway, keeps them
        // unique: two versions of one page would have to share a hash.
        if (environment.name === 'web')
          config.output = { ...config.output, chunkFilename: 'static/js/async/[id].[contenthash:8].js' };
        // React leaves a task behind for each page that it renders. Such tasks run while the next page's module is read
        // from its file; `require` would not let them, and they would keep all pages in memory until the last one.
        else config.output = { ...config.output, chunkLoading: 'async-node' };
      });
      api.transform({ test: /\.mdx$/, resourceQuery: { not: /raw/ }, order: 'post' }, ({ code, resourcePath }) => {
        const page = pages.get(resourcePath);
        if (!page) return code;
        compiled.add(resourcePath);
        return withData(code, page, [...pages.values()]);
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation }) => {
        const missing = [...pages.keys()].filter((file) => !compiled.has(file));
        if (pages.size > 0 && missing.length === 0) return;
        compilation.errors.push(brokenSeam('page-meta', `${pages.size} pages, not compiled: ${missing.join(', ')}`));
      });
    },
  };
  return {
    name: 'page-data',
    modifySearchIndexData(all, isProduction) {
      if (!isProduction) return;
      // By default, V8 lets the heap grow to three times its size before it collects garbage.
      if (all.length > MANY_PAGES) setFlagsFromString('--heap-growing-percent=40');
      for (const page of all) pages.set(path.normalize(page._filepath), page);
      all.length = 0;
    },
    builderConfig: { plugins: [splitData] },
  };
}
