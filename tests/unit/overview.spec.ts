import { expect, test } from '@playwright/test';
import { buildIndex, type IndexGroup } from '../../site/overview-index.ts';
import { countPages, filterIndex } from '../../theme/overview/filter-index.ts';

const heading = (text: string, depth = 2) => ({ id: text, text, depth });

const index: IndexGroup[] = [
  {
    name: 'Lib options',
    pages: [
      { title: 'auto-external', link: '/a', headings: [heading('Usage'), heading('What it does')] },
      { title: 'dts', link: '/b', headings: [heading('Usage'), heading('Build-time cost')] },
    ],
  },
  { name: 'Other options', pages: [{ title: 'source', link: '/c', headings: [heading('entry')] }] },
];

/** What is left of an index, one line a page. */
const shown = (filter: string) =>
  filterIndex(index, filter).flatMap(({ name, pages }) =>
    pages.map(({ title, headings }) => `${name} > ${title} > ${headings.map(({ text }) => text).join(', ')}`),
  );

test('[V-03] an empty filter shows everything', () => {
  expect(shown('')).toHaveLength(3);
  expect(shown('   ')).toHaveLength(3);
});

test('[V-03] the filter ignores case', () => {
  expect(shown('DTS')).toEqual(['Lib options > dts > Usage, Build-time cost']);
  expect(shown('sOuRcE')).toEqual(['Other options > source > entry']);
});

test('[V-03] hyphens are spaces, in the filter and in the words', () => {
  for (const filter of ['auto-external', 'auto external', 'AUTO EXT']) {
    expect(shown(filter), filter).toEqual(['Lib options > auto-external > Usage, What it does']);
  }
  expect(shown('build time')).toEqual(['Lib options > dts > Build-time cost']);
});

test('[V-03] a group name keeps the group, a title keeps the page, a heading keeps itself', () => {
  expect(shown('lib opt')).toEqual([
    'Lib options > auto-external > Usage, What it does',
    'Lib options > dts > Usage, Build-time cost',
  ]);
  expect(shown('usage')).toEqual(['Lib options > auto-external > Usage', 'Lib options > dts > Usage']);
  expect(shown('entry')).toEqual(['Other options > source > entry']);
});

test('[V-03] characters of patterns stand for themselves', () => {
  for (const filter of ['.', '*', '(', '[a', '\\', 'dts$']) expect(shown(filter), filter).toEqual([]);
  expect(countPages(filterIndex(index, 'options'))).toBe(3);
});

const sidebar = [
  { text: 'Overview', link: '/ref/' },
  { text: 'Loose', link: '/ref/loose' },
  { sectionHeaderText: 'Section' },
  { dividerType: 'solid' as const },
  { text: 'One', link: '/ref/one', overviewHeaders: [4] },
  {
    text: 'Group',
    link: '/ref/group/',
    collapsed: false,
    collapsible: true,
    overviewHeaders: [3],
    items: [
      { text: 'Two', link: '/ref/group/two' },
      { text: 'Nested', items: [{ text: 'Three', link: '/ref/group/three' }], collapsed: false, collapsible: true },
    ],
  },
  { text: 'Other folder', link: '/guide/' },
];
const headingsOf = () => [heading('second', 2), heading('third', 3), heading('fourth', 4)];
const depthsShown = (depths?: number[]) =>
  Object.fromEntries(
    buildIndex({ sidebar, routePath: '/ref/', headingsOf, depths }).flatMap(({ pages }) =>
      pages.map(({ title, headings }) => [title, headings.map(({ depth }) => depth)]),
    ),
  );

test('[P-03] the index has the sidebar in its order, grouped by its sections, without the overview itself', () => {
  const groups = buildIndex({ sidebar, routePath: '/ref/', headingsOf });
  expect(groups.map(({ name, link, pages }) => [name, link, pages.map(({ title }) => title)])).toEqual([
    ['', undefined, ['Loose']],
    ['Section', undefined, ['One']],
    ['Group', '/ref/group/', ['Two', 'Three']],
  ]);
});

test('[K-05] headings of depth 2 are shown, of 2 and 3 where the frontmatter says so, or as an item says', () => {
  expect(depthsShown()).toEqual({ Loose: [2], One: [4], Two: [3], Three: [3] });
  expect(depthsShown([2, 3])).toEqual({ Loose: [2, 3], One: [4], Two: [2, 3], Three: [2, 3] });
});
