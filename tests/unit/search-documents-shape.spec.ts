import { expect, test } from '@playwright/test';
import { isDocument } from '../../search/local/fetch-documents.ts';

const heading = { id: 'usage', depth: 2 };
const page = {
  id: '/config/lib/dts',
  title: 'lib.dts',
  content: 'In short.\n\n\nUsage\n\nWhat dts is for.',
  toc: [heading],
  routePath: '/config/lib/dts',
  domain: 'config',
  description: 'Writes declaration files.',
  keywords: ['types'],
  pinyin: 'guo过',
};

/** Each is a valid page except for one thing. */
const wrongPages: Record<string, unknown> = {
  'is null': null,
  'is a text': 'dts',
  'is a list': [page],
  'is empty': {},
  'has no address': { ...page, routePath: undefined },
  'has a number for a title': { ...page, title: 1 },
  'has a list for a text': { ...page, content: ['a'] },
  'has an object for a part of the site': { ...page, domain: {} },
  'has no headings': { ...page, toc: undefined },
  'has an object for headings': { ...page, toc: { 0: heading, length: 1 } },
  'has a heading that is null': { ...page, toc: [null] },
  'has a heading without an id': { ...page, toc: [{ ...heading, id: undefined }] },
  'has a heading without a section': { ...page, toc: [heading, heading] },
  'has a section without a heading': { ...page, toc: [] },
  'has a heading whose depth is no number': { ...page, toc: [{ ...heading, depth: null }] },
  'has a number for a description': { ...page, description: 1 },
  'has a text for keywords': { ...page, keywords: 'types' },
  'has a keyword that is null': { ...page, keywords: [null] },
  'has a list for pinyin': { ...page, pinyin: [] },
};

test('[X-01] malformed search data is rejected, whichever part is malformed', () => {
  expect(isDocument(page)).toBe(true);
  const { description, keywords, pinyin, ...least } = page;
  expect(isDocument(least)).toBe(true);
  expect(Object.keys(wrongPages).filter((name) => isDocument(wrongPages[name]))).toEqual([]);
});
