import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { brokenSeam } from './seams.ts';

/** What a page's own module has already, and what no browser reads. */
const LEFT_OUT = ['title', 'toc', 'frontmatter', 'content', '_flattenContent', '_filepath'];

/**
 * The data that Rspress has of a page beside what its module has.
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
  const overviewPages = listed.map(({ routePath, toc }) => ({
    routePath,
    toc: toc.map(({ id, text, depth }) => ({ id, text, depth })),
  }));
  return { ...data, overviewPages };
}

/**
 * Adds a page's data, and where its headings are in its text, to its module.
 *
 * @param code the module as Rspress has compiled it
 * @throws where Rspress keeps the data of a page's module elsewhere
 */
export function withData(code: string, page: PageIndexInfo, pages: readonly PageIndexInfo[]): string {
  const meta = 'MDXContent.__RSPRESS_PAGE_META';
  if (!code.includes(meta)) throw brokenSeam('page-meta', `no ${meta} in the module of ${page._relativePath}`);
  const places = page.toc.map(({ charIndex }) => charIndex);
  return `${code}
const [data] = Object.values(${meta});
Object.assign(data, ${JSON.stringify(dataOf(page, pages))});
${JSON.stringify(places)}.forEach((charIndex, index) => Object.assign(data.toc[index] ?? {}, { charIndex }));`;
}

/**
 * Lets each page carry its own data. Rspress puts the headings and frontmatter of all pages, in all languages, into
 * the script that every page loads, and writes a search index of its own. It must be the last plugin that sees the
 * pages. The dev server keeps Rspress's data, because there it changes.
 */
export function pageData(): RspressPlugin {
  /** By file. */
  const pages = new Map<string, PageIndexInfo>();
  const compiled = new Set<string>();
  const splitData: RsbuildPlugin = {
    name: 'page-data',
    setup(api) {
      if (api.context.action !== 'build') return;
      api.modifyRspackConfig((config, { environment }) => {
        // The script of all pages has the names of every page's script, so they are short.
        if (environment.name === 'web')
          config.output = { ...config.output, chunkFilename: 'static/js/async/route-page.[contenthash:10].js' };
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
      for (const page of all) pages.set(path.normalize(page._filepath), page);
      all.length = 0;
    },
    builderConfig: { plugins: [splitData] },
  };
}
