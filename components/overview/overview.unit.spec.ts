import { expect, test } from 'playwright/test';
import type { IndexGroup } from '../../shared/overview-index.ts';
import { countPages, filterIndex } from './filter-index.ts';

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

test('[V-03] hyphens, spaces, dots, slashes and capitals make no difference, in the filter and in the texts', () => {
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
