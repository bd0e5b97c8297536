import { expect, test } from 'playwright/test';
import { buildIndex } from '../../shared/overview-index.ts';

const heading = (text: string, depth = 2) => ({ id: text, text, depth });

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
