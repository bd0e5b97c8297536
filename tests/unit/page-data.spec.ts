import { expect, test } from '@playwright/test';
import type { PageIndexInfo } from '@rspress/core';
import { dataOf } from '../../plugins/page-data.ts';

const page = (routePath: string, lang: string, frontmatter: object = {}): PageIndexInfo =>
  ({
    routePath,
    lang,
    version: '',
    title: `Title of ${routePath}`,
    toc: [{ id: 'usage', text: 'Usage', depth: 2, charIndex: 7 }],
    content: 'Words',
    _flattenContent: 'Words',
    _filepath: `/docs${routePath}.mdx`,
    _relativePath: `${routePath}.mdx`,
    description: 'About it',
    frontmatter,
  }) as unknown as PageIndexInfo;

const pages = [
  page('/config/', 'en', { overview: true }),
  page('/config/one', 'en'),
  page('/guide/two', 'en'),
  page('/zh/config/one', 'zh'),
];

test('a page carries what only the data of the site knows of it', () => {
  expect(dataOf(pages[1] as PageIndexInfo, pages)).toEqual({
    routePath: '/config/one',
    lang: 'en',
    version: '',
    _relativePath: '/config/one.mdx',
    description: 'About it',
  });
});

test('an overview carries the headings of the pages in its folder and language, and of no other', () => {
  const { overviewPages } = dataOf(pages[0] as PageIndexInfo, pages);
  expect(overviewPages).toEqual(
    ['/config/', '/config/one'].map((routePath) => ({ routePath, toc: [{ id: 'usage', text: 'Usage', depth: 2 }] })),
  );
});
