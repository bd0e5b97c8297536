import { expect, test } from 'playwright/test';
import { countPages, filterIndex } from '../../components/overview/filter-index.ts';
import { buildIndex, type IndexGroup } from '../../shared/overview-index.ts';

const heading = (text: string, depth = 2) => ({ id: text, text, depth, isCommon: text === 'Common' });

const index: IndexGroup[] = [
  {
    name: 'Lib options',
    pages: [
      { title: 'auto-external', link: '/a', headings: [heading('Usage'), heading('Common'), heading('What it does')] },
      { title: 'dts', link: '/b', headings: [heading('Usage'), heading('Build-time cost')] },
    ],
  },
  {
    name: 'Other options',
    pages: [{ title: 'source', link: '/lib/out-base', headings: [heading('entry'), heading('Common')] }],
  },
];

/** The filtered index, one line per page. */
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

test('[V-03] hyphens, dots and camelCase boundaries count as spaces, in the filter and in the texts', () => {
  for (const filter of ['auto-external', 'auto external', 'AUTO EXT', 'autoExternal', 'auto.external']) {
    expect(shown(filter), filter).toEqual(['Lib options > auto-external > Usage, What it does']);
  }
  for (const filter of ['lib out base', '/lib/out-base', 'outBase']) {
    expect(shown(filter), filter).toEqual(['Other options > source > entry']);
  }
  expect(shown('build time')).toEqual(['Lib options > dts > Build-time cost']);
});

test('[V-03] a matching group keeps all its pages, a title keeps its page, a heading keeps only itself', () => {
  expect(shown('lib opt')).toEqual([
    'Lib options > auto-external > Usage, What it does',
    'Lib options > dts > Usage, Build-time cost',
  ]);
  expect(shown('usage')).toEqual(['Lib options > auto-external > Usage', 'Lib options > dts > Usage']);
  expect(shown('entry')).toEqual(['Other options > source > entry']);
});

test('[V-03] a heading that many pages share is found on each of them, and only shown where it is', () => {
  expect(shown('common')).toEqual(['Lib options > auto-external > Common', 'Other options > source > Common']);
  expect(shown('').join()).not.toContain('Common');
});

test('[V-03] regular expression characters match literally', () => {
  for (const filter of ['*', '(', '[a', '\\', 'dts$']) expect(shown(filter), filter).toEqual([]);
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
const pageAt = (link: string) => ({ toc: [2, 3, 4].map((depth) => heading(`${depth} of ${link}`, depth)) });
const depthsShown = (depths?: number[]) =>
  Object.fromEntries(
    buildIndex({ sidebar, routePath: '/ref/', pageAt, depths }).flatMap(({ pages }) =>
      pages.map(({ title, headings }) => [title, headings.map(({ depth }) => depth)]),
    ),
  );

test('[P-03] the index has the pages of the sidebar in order, grouped by section, without the overview itself', () => {
  const groups = buildIndex({ sidebar, routePath: '/ref/', pageAt });
  expect(groups.map(({ name, link, pages }) => [name, link, pages.map(({ title }) => title)])).toEqual([
    ['', undefined, ['Loose']],
    ['Section', undefined, ['One']],
    ['Group', '/ref/group/', ['Two', 'Three']],
  ]);
});

test('[K-05] headings of level 2 are shown, or levels 2 and 3 by frontmatter, or as set for an item', () => {
  expect(depthsShown()).toEqual({ Loose: [2], One: [4], Two: [3], Three: [3] });
  expect(depthsShown([2, 3])).toEqual({ Loose: [2, 3], One: [4], Two: [2, 3], Three: [2, 3] });
});

test('[P-03] the index has a description of each page, and marks headings that three pages share', () => {
  const withUsage = (link: string) => ({
    toc: [heading('Usage'), heading(`Of ${link}`)],
    description: `About ${link}`,
  });
  const listed = (of: typeof sidebar) =>
    buildIndex({ sidebar: of, routePath: '/ref/', pageAt: withUsage, depths: [2] })
      .flatMap(({ pages }) => pages)
      .map(({ description, headings }) =>
        [description, ...headings.map(({ text, isCommon }) => (isCommon ? `(${text})` : text))].join(' > '),
      );
  expect(listed(sidebar.slice(0, 2))).toEqual(['About /ref/loose > Usage > Of /ref/loose']);
  expect(listed(sidebar)).toContain('About /ref/loose > (Usage) > Of /ref/loose');
});
