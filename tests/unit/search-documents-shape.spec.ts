import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { listen } from '../../deploy/listen.ts';
import { packDocuments } from '../../search/documents/pack-documents.ts';
import { fetchDocuments } from '../../search/local/fetch-documents.ts';
import { isDocument } from '../../search/local/is-document.ts';
import { unpackDocuments } from '../../search/local/unpack-documents.ts';

const heading = { id: 'usage', depth: 2, charIndex: 0 };
const page = {
  id: '/config/lib/dts',
  title: 'lib.dts',
  content: 'Usage\n\nWhat dts is for.',
  toc: [heading],
  routePath: '/config/lib/dts',
  domain: 'config',
  description: 'Writes declaration files.',
  keywords: ['types'],
  pointers: [[0, '/config/lib/id']],
  sounds: 'guo过',
};

/** Each is a page but for one thing. */
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
  'has a heading whose place is a text': { ...page, toc: [{ ...heading, charIndex: '0' }] },
  'has a heading whose depth is no number': { ...page, toc: [{ ...heading, depth: null }] },
  'has a number for a description': { ...page, description: 1 },
  'has a text for keywords': { ...page, keywords: 'types' },
  'has a keyword that is null': { ...page, keywords: [null] },
  'has an object for pointers': { ...page, pointers: {} },
  'has a pointer without an address': { ...page, pointers: [[0]] },
  'has a pointer whose place is a part': { ...page, pointers: [[0.5, '/config/lib/id']] },
  'has a list for sounds': { ...page, sounds: [] },
};

test('[X-01] search data of a wrong shape is none, in whatever part it is wrong', () => {
  expect(isDocument(page)).toBe(true);
  const { description, keywords, pointers, sounds, ...least } = page;
  expect(isDocument(least)).toBe(true);
  expect(Object.keys(wrongPages).filter((name) => isDocument(wrongPages[name]))).toEqual([]);
});

test('[X-01] a list with one wrong page is no search data, nor is anything but a list, nor an empty one', async () => {
  let body = '';
  const server = createServer((_, response) => response.end(body));
  const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
  const ask = (value: unknown, least = 1) => {
    body = JSON.stringify(value);
    return fetchDocuments(`http://${host}:${port}/search.json`, least);
  };
  expect(await ask([page, page])).toEqual([page, page]);
  for (const value of [null, 'dts', { hits: [] }, [[page]], [page, null], [page, { ...page, toc: [null] }], []]) {
    await expect(ask(value), JSON.stringify(value)).rejects.toThrow('is no list of search documents');
  }
  expect(await ask([], 0)).toEqual([]);
  server.closeAllConnections();
  server.close();
});

test('all that the build wrote for search has the shape that is asked for', () => {
  const files = globSync('dist/static/search_*.json');
  expect(files.length).toBe(4);
  for (const file of files) {
    const documents = unpackDocuments(JSON.parse(readFileSync(file, 'utf8'))) ?? [];
    expect(documents.length, file).toBeGreaterThan(30);
    const wrong = documents.filter((one) => !isDocument(one)).map((one) => (one as typeof page).id);
    expect(wrong, file).toEqual([]);
  }
});

const content = 'Usage\n\nA line.\nAnother · dts\nOne more · id\n\ndts.distPath\n\nNotes\n\nNotes\n\nThe end · dts';
const written = {
  ...page,
  content,
  toc: [
    heading,
    { id: 'dts-dist-path', depth: 3, charIndex: content.indexOf('dts.distPath') },
    { id: 'more', depth: 2, charIndex: content.lastIndexOf('Notes\n\n') },
  ],
  keywords: ['types', 'a, b'],
  pointers: ['Another', 'Another', 'One more', 'The end'].map((line, index): [number, string] => [
    content.indexOf(line),
    `/config/lib/${index}`,
  ]),
};
const { description, keywords, pointers, sounds, ...least } = page;
const bare = { ...least, id: '/', title: 'Bare', content: 'Nothing else.', toc: [], routePath: '/', domain: '' };

test('what is left out of documents to make them small is counted again: where headings and pointing lines stand, and ids', () => {
  const packed = JSON.stringify(packDocuments([written, bare]));
  expect(packed).not.toMatch(/charIndex|dts-dist-path|\\n/);
  const [read, other] = unpackDocuments(JSON.parse(packed)) as (typeof written)[];
  const textAt = (document: typeof written) => [
    ...document.toc.map(({ charIndex }) => document.content.slice(charIndex).replace(/\n+/g, '\n')),
    ...document.pointers.map(([start]) => document.content.slice(start).replace(/\n+/g, '\n')),
  ];
  const told = ({ toc, pointers, content, ...document }: typeof written) => ({
    ...document,
    headings: toc.map(({ id, depth }) => [id, depth]),
    addresses: pointers.map(([, to]) => to),
    content: content.replace(/\n+/g, '\n').trim(),
  });
  expect(read && textAt(read)).toEqual(textAt(written));
  expect(read && told(read)).toEqual(told(written));
  expect(other).toEqual(bare);
});

test('[X-01] a served file that lacks a part, or has something else than texts in one, has no documents', () => {
  const packed = packDocuments([written, bare]);
  expect(unpackDocuments(packed)?.every(isDocument)).toBe(true);
  for (const part of Object.keys(packed).filter((name) => name !== 'sounds')) {
    expect(unpackDocuments({ ...packed, [part]: undefined }), part).toBeUndefined();
    expect(unpackDocuments({ ...packed, [part]: [null, ''] }), part).toBeUndefined();
    expect(unpackDocuments({ ...packed, [part]: 'dts' }), part).toBeUndefined();
  }
  // A heading that the text does not have, and a depth that is none.
  for (const toc of ['2usage\x7f2more\x7f2more\x7f2more\x7f2more', 'usage']) {
    expect(unpackDocuments({ ...packed, toc: [toc, ''] })?.every(isDocument), toc).toBe(false);
  }
});
