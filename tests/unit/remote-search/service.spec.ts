import { request as send } from 'node:http';
import { createSearchHandler } from '../../../deploy/search-service/create-search-handler.ts';
import { readIndex } from '../../../deploy/search-service/read-index.ts';
import { expect, test, writeDocuments } from './small-service.ts';

const ask = (service: string, changes: Record<string, string | undefined> = {}) => {
  const given = { keyword: 'externals', limit: '7', searchIndexes: 'docs', lang: 'en', ...changes };
  const pairs = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return fetch(`${service}?${new URLSearchParams(pairs)}`);
};

const RIGHT = '?keyword=externals&limit=7&searchIndexes=docs&lang=en';

test('[C-02] the reply has a group for each index in the order asked for, each with at most as many hits as wanted', async ({
  service,
}) => {
  const reply = await ask(service, { searchIndexes: 'more,docs,more', limit: '1' });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  const hits = [expect.objectContaining({ link: expect.stringMatching(/^\/(config|guide)\//) })];
  expect(await reply.json()).toEqual([
    { index: 'more', hits, nearest: [] },
    { index: 'docs', hits, nearest: [] },
  ]);
  expect(await (await ask(service, { keyword: 'qqqq' })).json()).toEqual([{ index: 'docs', hits: [], nearest: [] }]);
});

const linksOf = (hits: readonly { link: string }[] = []) => hits.map(({ link }) => link.replace(/#.*/, ''));
type Group = { hits: { link: string }[]; nearest: { link: string }[] };

test('[C-02] one part of a site is searched alone, and as deep as the whole', async ({ service }) => {
  const [whole] = (await (await ask(service)).json()) as Group[];
  expect(new Set(linksOf(whole?.hits))).toEqual(new Set(['/config/externals', '/guide/dependencies']));
  const [guide] = (await (await ask(service, { scope: 'guide', limit: '1' })).json()) as Group[];
  expect(linksOf(guide?.hits)).toEqual(['/guide/dependencies']);
  const [none] = (await (await ask(service, { scope: 'blog' })).json()) as Group[];
  expect(none?.hits).toEqual([]);
});

test('[C-02] where nothing is found, the pages with the nearest titles are named, of the part that is searched', async ({
  service,
}) => {
  const [group] = (await (await ask(service, { keyword: 'zzexternalszz' })).json()) as Group[];
  expect(group).toMatchObject({ hits: [], nearest: [{ link: '/config/externals', title: 'externals' }] });
  const [inGuide] = (await (await ask(service, { keyword: 'zzdependenzz', scope: 'guide' })).json()) as Group[];
  expect(linksOf(inGuide?.nearest)).toEqual(['/guide/dependencies']);
  const [found] = (await (await ask(service)).json()) as Group[];
  expect(found?.nearest).toEqual([]);
});

test('[C-02] of a site with versions, the version that is named is searched', async ({ folder, serve }) => {
  const page = (version: string, word: string) => ({
    id: `/${version}/x`,
    title: 'Same',
    content: word,
    toc: [],
    routePath: `/${version}/x`,
    domain: '',
  });
  writeDocuments(folder, 'search_index.v1.en.0123abcd.json', [page('v1', 'ancient')]);
  writeDocuments(folder, 'search_index.2.x.en.0123abcd.json', [page('2.x', 'recent')]);
  const service = await serve(
    createSearchHandler({ indexes: new Map([['docs', readIndex(folder)]]), allowedOrigins: [] }),
  );
  const linksFor = async (keyword: string, version: string) =>
    linksOf(((await (await ask(service, { keyword, version })).json()) as Group[])[0]?.hits);
  expect(await linksFor('ancient', 'v1')).toEqual(['/v1/x']);
  expect(await linksFor('recent', '2.x')).toEqual(['/2.x/x']);
  expect(await linksFor('ancient', '2.x')).toEqual([]);
  for (const version of ['v2', 'v1.en', undefined, '']) {
    const refused = await ask(service, { version });
    expect(refused.status, String(version)).toBe(400);
    expect(await refused.json()).toEqual({ error: expect.stringMatching(/no edition .* there are 2\.x\.en, v1\.en$/) });
  }
});

test('[C-02] a limit beyond 100 is 100', async ({ folder, serve }) => {
  const page = (id: number) => ({
    id: `/${id}`,
    title: 'Same',
    content: 'Same words',
    toc: [],
    routePath: `/${id}`,
    domain: '',
  });
  writeDocuments(
    folder,
    'search_index.en.0123abcd.json',
    Array.from({ length: 150 }, (_, id) => page(id)),
  );
  const service = await serve(
    createSearchHandler({ indexes: new Map([['docs', readIndex(folder)]]), allowedOrigins: [] }),
  );
  for (const limit of ['101', '9'.repeat(400)]) {
    const [group] = (await (await ask(service, { keyword: 'same', limit })).json()) as { hits: unknown[] }[];
    expect(group?.hits.length).toBe(100);
  }
});

const refusals: [changes: Record<string, string | undefined>, reason: string][] = [
  ...['keyword', 'limit', 'searchIndexes', 'lang'].map((name): [Record<string, undefined>, string] => [
    { [name]: undefined },
    `${name} is missing`,
  ]),
  [{ keyword: ' \t' }, 'keyword is empty'],
  [{ keyword: '中'.repeat(513) }, 'keyword is longer than 512 characters'],
  ...['0', '-1', '1.5', '1e2', 'ten', '', ' 7'].map((limit): [Record<string, string>, string] => [
    { limit },
    'limit is no whole number from 1 on',
  ]),
  ...['', 'blog', 'docs,', 'docs,__proto__', 'constructor'].map((searchIndexes): [Record<string, string>, string] => [
    { searchIndexes },
    'there are docs, more',
  ]),
  ...['', 'fr', 'EN', '__proto__', '../en'].map((lang): [Record<string, string>, string] => [
    { lang },
    'lang is no edition of the index docs: there are en, zh',
  ]),
];

const nameOf = (changes: Record<string, string | undefined>) =>
  Object.entries(changes).map(([name, value]) =>
    value === undefined ? `no ${name}` : `${name} ${JSON.stringify(value).slice(0, 30)}`,
  );

for (const [changes, reason] of refusals) {
  test(`[C-02] ${nameOf(changes)} is refused with its reason`, async ({ service }) => {
    const reply = await ask(service, changes);
    expect(reply.status).toBe(400);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(await reply.json()).toEqual({ error: expect.stringContaining(reason) });
  });
}

test('a parameter that is there twice is refused, one that the contract does not have is not looked at', async ({
  service,
}) => {
  expect(await (await fetch(`${service}${RIGHT}&lang=zh`)).json()).toEqual({
    error: expect.stringContaining('lang is there more than once'),
  });
  expect(await (await fetch(`${service}${RIGHT}&scope=guide&scope=config`)).json()).toEqual({
    error: expect.stringContaining('scope is there more than once'),
  });
  expect((await fetch(`${service}${RIGHT}&key=1&key=2`)).status).toBe(200);
});

test('an answer may be kept for a minute, and is not sent again to who has it', async ({ service }) => {
  const first = await fetch(service + RIGHT);
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=60');
  const tag = first.headers.get('ETag') ?? '';
  for (const known of [tag, `W/${tag}`, `"x", ${tag}`]) {
    const again = await fetch(service + RIGHT, { headers: { 'If-None-Match': known } });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
  }
  const other = await ask(service, { keyword: 'format' });
  expect(other.headers.get('ETag')).not.toBe(tag);
});

test('HEAD has the headers of GET and no body, OPTIONS names the methods, others are refused', async ({ service }) => {
  const got = await fetch(service + RIGHT);
  const head = await fetch(service + RIGHT, { method: 'HEAD' });
  expect(await head.text()).toBe('');
  for (const name of ['Content-Length', 'Content-Type', 'ETag', 'Cache-Control', 'Vary']) {
    expect(head.headers.get(name), name).toBe(got.headers.get(name));
  }
  expect(Number(head.headers.get('Content-Length'))).toBe((await got.text()).length);
  const options = await fetch(service, { method: 'OPTIONS' });
  expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const refused = await fetch(service + RIGHT, { method, ...(method === 'POST' && { body: 'x' }) });
    expect([refused.status, refused.headers.get('Allow')], method).toEqual([405, 'GET, HEAD, OPTIONS']);
  }
});

test('pages of allowed origins may read the answers, errors too, and others may not', async ({ service }) => {
  for (const query of [RIGHT, '?keyword=']) {
    const readableBy = async (Origin: string) =>
      (await fetch(service + query, { headers: { Origin } })).headers.get('Access-Control-Allow-Origin');
    expect(await readableBy('https://docs.example')).toBe('https://docs.example');
    for (const other of ['https://docs.example.evil.test', 'http://docs.example', 'null', '*'])
      expect(await readableBy(other), other).toBeNull();
    expect((await fetch(service + query)).headers.get('Vary')).toBe('Origin');
  }
});

test('hostile request lines and queries are answered, and the service lives on', async ({ service }) => {
  const { hostname, port, origin } = new URL(service);
  const status = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      send({ hostname, port, path, agent: false }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
  const queries = [
    '%',
    '%E4%A',
    '%00',
    '<script>',
    '(a+)+$',
    '[',
    '\\',
    '%ED%A0%80',
    '__proto__',
    'constructor',
    `${'%F0%9F%98%80'.repeat(256)}`,
  ];
  for (const keyword of queries) {
    expect(
      await status(`/api/search?keyword=${keyword}&limit=7&searchIndexes=docs&lang=en`),
      keyword.slice(0, 20),
    ).toBe(200);
  }
  for (const path of [
    '/',
    '//',
    '/api/search/',
    '/api/search/../../etc/passwd',
    '/%',
    'http://evil.test/api/search',
    '*',
  ]) {
    expect(await status(path), path).toBe(404);
  }
  expect(await status('/api/search?&&==&%=%')).toBe(400);
  expect(await status(`/api/search?keyword=${'a'.repeat(100_000)}`)).toBe(431);
  expect((await fetch(origin + new URL(service).pathname + RIGHT)).status).toBe(200);
});
