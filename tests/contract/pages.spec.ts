import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { createJiti } from 'jiti';
import { expect, test } from 'playwright/test';
import { pageData, withData } from '../../plugins/page-data.ts';

const page = { _filepath: '/a.mdx', _relativePath: 'a.mdx', toc: [], frontmatter: {} } as unknown as PageIndexInfo;

/** The plugins that read the page list, in the order Rspress calls them. */
function readersOfPages({ plugins = [] }: UserConfig): string[] {
  const named = plugins.filter((plugin): plugin is RspressPlugin => Boolean(plugin && 'name' in plugin));
  return named.filter(({ modifySearchIndexData }) => modifySearchIndexData).map(({ name }) => name);
}

test('page-data, which empties the list of pages, comes after all plugins that read it', async () => {
  // With jiti as in Rspress, since Playwright cannot load all plugins.
  const jiti = createJiti(import.meta.url);
  const readers = readersOfPages(await jiti.import<UserConfig>('../../rspress.config.ts', { default: true }));
  expect(readers).toEqual(expect.arrayContaining(['last-updated', 'search-documents', 'discovery']));
  expect(readers.at(-1)).toBe('page-data');
  const pages = [page];
  pageData().modifySearchIndexData?.(pages, true);
  expect(pages).toEqual([]);
});

test('the build fails if the seam "page-meta" is not as expected', () => {
  expect(() => withData('MDXContent.__META = {}', page, [page])).toThrow(/^Seam "page-meta": .* Look in /);
});
