import { mock } from 'node:test';
import { createRemoteProvider } from '../../../theme/search/remote/create-remote-provider.ts';
import { expect, test } from './small-service.ts';

let errors: string[];
let warnings: string[];

test.beforeEach(() => {
  errors = [];
  warnings = [];
  mock.method(console, 'error', (line: string) => errors.push(line));
  mock.method(console, 'warn', (line: string) => warnings.push(line));
});
test.afterEach(() => mock.restoreAll());

const provider = (apiUrl: string, timeout?: number) =>
  createRemoteProvider({ apiUrl, searchIndexes: ['docs'], lang: 'en', timeout });
const groupOf = (...hits: object[]) => [{ index: 'docs', hits }];
const links = ({ hits }: { hits: { link: string }[] }) => hits.map(({ link }) => link);

test('[C-02] a query is one GET with keyword, limit, searchIndexes and lang, beside what the address has of its own', async ({
  serve,
}) => {
  const asked: (string | undefined)[] = [];
  const apiUrl = await serve((request, response) => {
    asked.push(request.method, request.url);
    response.end('[]');
  });
  const twoIndexes = createRemoteProvider({
    apiUrl: `${apiUrl}?key=a%26b&limit=1#x`,
    searchIndexes: ['docs', 'blog'],
    lang: 'zh',
  });
  expect(await twoIndexes.search(' 产物 & a=b ', { limit: 7, offset: 7 })).toEqual({ hits: [], nearest: [] });
  expect(asked[0]).toBe('GET');
  expect(asked).toHaveLength(2);
  const query = new URLSearchParams(asked[1]?.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    key: 'a&b',
    keyword: '产物 & a=b',
    limit: '14',
    searchIndexes: 'docs,blog',
    lang: 'zh',
  });
});

test('[C-02] the service of deploy/ answers it, page by page and in one part of the site', async ({ service }) => {
  const docs = provider(service);
  const all = await docs.search('externals');
  expect(links(all)).toContainEqual(expect.stringMatching(/^\/config\/externals/));
  expect(links(all)).toContainEqual(expect.stringMatching(/^\/guide\/dependencies/));
  expect(all.hits.every(({ query }) => query === 'externals')).toBe(true);
  expect(links(await docs.search('externals', { limit: 1, offset: 1 }))).toEqual([links(all)[1]]);
  const guide = await docs.search('externals', { scope: 'guide', limit: 1 });
  expect(links(guide)).toEqual([expect.stringMatching(/^\/guide\/dependencies/)]);
  const both = createRemoteProvider({ apiUrl: service, searchIndexes: ['more', 'docs'], lang: 'zh' });
  expect(new Set(links(await both.search('externals')).map((link) => link.split('#')[0]))).toEqual(
    new Set(['/zh/config/externals']),
  );
  expect(errors.concat(warnings)).toEqual([]);
});

test('[C-02] the version of the page and the part of the site are asked for, and nothing of another part is shown', async ({
  serve,
}) => {
  const asked: URLSearchParams[] = [];
  const apiUrl = await serve((request, response) => {
    asked.push(new URLSearchParams(request.url?.split('?')[1]));
    const hits = [
      { title: 'A', link: '/a', group: 'config' },
      { title: 'B', link: '/b', group: 'guide' },
    ];
    response.end(JSON.stringify(groupOf(...hits)));
  });
  const docs = createRemoteProvider({ apiUrl, searchIndexes: ['docs'], lang: 'en', version: 'v1' });
  expect(links(await docs.search('x', { scope: 'guide', limit: 7 }))).toEqual(['/b']);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    keyword: 'x',
    limit: '7',
    searchIndexes: 'docs',
    lang: 'en',
    version: 'v1',
    scope: 'guide',
  });
  expect(links(await provider(apiUrl).search('x'))).toEqual(['/a', '/b']);
  expect([asked[1]?.has('version'), asked[1]?.has('scope')]).toEqual([false, false]);
});

test('[C-02] the nearest titles of the service are passed on where it has no hits, and checked like hits', async ({
  service,
  serve,
}) => {
  const { hits, nearest } = await provider(service).search('zzexternalszz');
  expect(hits).toEqual([]);
  expect(nearest).toMatchObject([{ link: '/config/externals', query: 'zzexternalszz' }]);
  const many = ['//evil.test/', '/1', '/2', '/3', '/4'].map((link) => ({ title: 'T', link }));
  const reply = [{ index: 'docs', hits: [] as object[], nearest: many }];
  const apiUrl = await serve((_, response) => void response.end(JSON.stringify(reply)));
  expect((await provider(apiUrl).search('x')).nearest.map(({ link }) => link)).toEqual(['/1', '/2', '/3']);
  expect(warnings).toEqual([expect.stringContaining('"//evil.test/"')]);
  reply[0]?.hits.push({ title: 'T', link: '/0' });
  expect(await provider(apiUrl).search('x')).toMatchObject({ hits: [{ link: '/0' }], nearest: [] });
});

test('[C-02] hits of the groups are joined in order, and what a hit leaves out has a default', async ({ serve }) => {
  const apiUrl = await serve((_, response) => {
    const more = { type: 'header', title: 'B', header: 'C', statement: 'd', link: '/b#c', group: 'guide', score: 3 };
    response.end(
      JSON.stringify([
        { index: 'docs', hits: [{ title: 'A', link: '/a' }] },
        { index: 'blog', hits: [more] },
      ]),
    );
  });
  const highlights = { title: [], header: [], statement: [] };
  expect(await provider(apiUrl).search('x')).toEqual({
    hits: [
      { type: 'title', title: 'A', header: 'A', statement: '', link: '/a', group: '', query: 'x', highlights },
      { type: 'header', title: 'B', header: 'C', statement: 'd', link: '/b#c', group: 'guide', query: 'x', highlights },
    ],
    nearest: [],
  });
});

test('a query of spaces asks nothing', async () => {
  expect(await provider('http://127.0.0.1:1/').search(' \n')).toEqual({ hits: [], nearest: [] });
});

test('hits whose links leave the site are left out, and the console says so', async ({ serve }) => {
  const bad = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https://evil.test/',
    '//evil.test/x',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '\n//evil.test',
    '/.//evil.test',
    '/%2e%2E/evil',
    '/a/../../x',
    'guide/x',
    '',
    '?x',
    '#x',
    `/${'a'.repeat(3000)}`,
  ];
  const good = ['/', '/zh/config/lib#用法', '/a.b/..c?d=../e#/../f'];
  const apiUrl = await serve(
    (_, response) =>
      void response.end(JSON.stringify(groupOf(...[...bad, ...good].map((link) => ({ title: 'T', link }))))),
  );
  expect(links(await provider(apiUrl).search('x'))).toEqual(good);
  expect(errors).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining(`Hits left out: ${bad.length}`)]);
  expect(warnings[0]).toContain('"javascript:alert(1)"');
});

test('texts are cut, highlights stay inside them, and more hits than asked for are not looked at', async ({
  serve,
}) => {
  const highlights = {
    title: [
      { start: -2, length: 4 },
      { start: 290, length: 1e308 },
      { start: 300, length: 1 },
      { start: 0, length: -1 },
      { start: 1.5, length: 1 },
    ],
    statement: Array.from({ length: 900 }, (_, start) => ({ start, length: 1 })),
  };
  const hit = { title: 't'.repeat(5000), statement: 's'.repeat(5000), link: '/a', highlights };
  const apiUrl = await serve((_, response) => void response.end(JSON.stringify(groupOf(hit, { wrong: true }))));
  const {
    hits: [first, ...others],
  } = await provider(apiUrl).search('x', { limit: 1 });
  expect(others).toEqual([]);
  expect([first?.title.length, first?.header.length, first?.statement.length]).toEqual([300, 300, 1000]);
  expect(first?.highlights.title).toEqual([
    { start: 0, length: 2 },
    { start: 290, length: 10 },
    { start: 1, length: 1 },
  ]);
  expect(first?.highlights.statement).toHaveLength(50);
});

test('[X-02] a newer question ends an older one without a word', async ({ serve }) => {
  let isAsked!: () => void;
  const firstIsAsked = new Promise<void>((resolve) => (isAsked = resolve));
  const apiUrl = await serve((request, response) => {
    if (request.url?.includes('keyword=slow')) return isAsked();
    response.end(JSON.stringify(groupOf({ title: 'B', link: '/b' })));
  });
  // Longer than the test may take: only the newer question can end the older one.
  const docs = provider(apiUrl, 600_000);
  const slow = docs.search('slow');
  await firstIsAsked;
  expect(links(await docs.search('fast'))).toEqual(['/b']);
  expect(await slow).toEqual({ hits: [], nearest: [] });
  const another = docs.search('slow');
  expect(await docs.search('')).toEqual({ hits: [], nearest: [] });
  expect(await another).toEqual({ hits: [], nearest: [] });
  expect(errors).toEqual([]);
});
