import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';

/** What the module of a page knows of it already, or nobody asks for in a browser. */
const ELSEWHERE = ['title', 'toc', 'frontmatter', 'content', '_flattenContent', '_filepath'];

/**
 * What Rspress's data has of a page beside what the page's module has by itself.
 *
 * @param pages all pages; an overview knows the headings of the pages in its folder
 */
export function factsOf(page: PageIndexInfo, pages: readonly PageIndexInfo[]): Record<string, unknown> {
  const facts = Object.fromEntries(Object.entries(page).filter(([key]) => !ELSEWHERE.includes(key)));
  if (!page.frontmatter.overview) return facts;
  const folder = page.routePath.slice(0, page.routePath.lastIndexOf('/') + 1);
  const below = pages.filter(
    ({ routePath, lang, version }) => routePath.startsWith(folder) && lang === page.lang && version === page.version,
  );
  const overviewPages = below.map(({ routePath, toc }) => ({
    routePath,
    toc: toc.map(({ id, text, depth }) => ({ id, text, depth })),
  }));
  return { ...facts, overviewPages };
}

/** The code that completes what the module of a page says of it: its facts, and where its headings are in its text. */
function additionTo(page: PageIndexInfo, pages: readonly PageIndexInfo[]): string {
  const places = page.toc.map(({ charIndex }) => charIndex);
  return `
const [data] = Object.values(MDXContent.__RSPRESS_PAGE_META);
Object.assign(data, ${JSON.stringify(factsOf(page, pages))});
${JSON.stringify(places)}.forEach((charIndex, index) => Object.assign(data.toc[index] ?? {}, { charIndex }));`;
}

/**
 * Lets each page carry its own data. Rspress puts the headings and frontmatter of all pages, in all
 * languages, into the script that every page loads. In development that stays so: there, data changes.
 */
export function pageData(): RspressPlugin {
  /** By the file that each is written in. */
  const pages = new Map<string, PageIndexInfo>();
  const splitData: RsbuildPlugin = {
    name: 'page-data',
    setup(api) {
      if (api.context.action !== 'build') return;
      api.modifyRspackConfig((config, { environment }) => {
        // Every page loads the names of all pages' scripts: a hash is name enough.
        if (environment.name === 'web')
          config.output = { ...config.output, chunkFilename: 'static/js/async/route-page.[contenthash:10].js' };
      });
      api.transform({ test: /virtual-page-data\.js$/, order: 'post' }, ({ code }) => {
        const hashes = /export const searchIndexHash[\s\S]*/.exec(code)?.[0];
        if (!hashes) throw new Error('page-data: no hashes of the search index in virtual-page-data. Look at Rspress.');
        return `export const pageData = { pages: [] };\n${hashes}`;
      });
      api.transform({ test: /\.mdx$/, resourceQuery: { not: /raw/ }, order: 'post' }, ({ code, resourcePath }) => {
        const page = pages.get(resourcePath);
        if (!page) return code;
        return code + additionTo(page, [...pages.values()]);
      });
    },
  };
  return {
    name: 'page-data',
    extendPageData: (page) => void pages.set(path.normalize(page._filepath), page),
    builderConfig: { plugins: [splitData] },
  };
}
