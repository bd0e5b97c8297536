import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { fetchDocuments, isDocument } from '../../search/local/fetch-documents.ts';
import { serve } from '../serve.ts';

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

test('[X-01] a list with one malformed page, an empty list and anything but a list are rejected', async () => {
  let body = '';
  const server = createServer((_, response) => response.end(body));
  await serve(server, async (origin) => {
    const ask = (value: unknown, least = 1) => {
      body = JSON.stringify(value);
      return fetchDocuments(`${origin}/search.json`, least);
    };
    expect(await ask([page, page])).toEqual([page, page]);
    for (const value of [null, 'dts', { hits: [] }, [[page]], [page, null], [page, { ...page, toc: [null] }], []]) {
      await expect(ask(value), JSON.stringify(value)).rejects.toThrow('is not a list of search documents');
    }
    expect(await ask([], 0)).toEqual([]);
  });
});
