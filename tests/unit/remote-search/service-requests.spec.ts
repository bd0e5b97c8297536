import { ask, expect, RIGHT, test } from './small-service.ts';

const refusals: [changes: Record<string, string | undefined>, reason: string][] = [
  ...['keyword', 'limit', 'searchIndexes', 'lang'].map((name): [Record<string, undefined>, string] => [
    { [name]: undefined },
    `${name} is missing`,
  ]),
  [{ keyword: ' \t' }, 'keyword is empty'],
  [{ keyword: '中'.repeat(513) }, 'keyword is longer than 512 characters'],
  ...['0', '-1', '1.5', '1e2', 'ten', '', ' 7'].map((limit): [Record<string, string>, string] => [
    { limit },
    'limit is not a positive integer',
  ]),
  ...['', 'blog', 'docs,', 'docs,__proto__', 'constructor'].map((searchIndexes): [Record<string, string>, string] => [
    { searchIndexes },
    'there are docs, more',
  ]),
  ...['', 'fr', 'EN', '__proto__', '../en'].map((lang): [Record<string, string>, string] => [
    { lang },
    'lang is not a locale of the index docs: there are en, zh',
  ]),
];

const nameOf = (changes: Record<string, string | undefined>) =>
  Object.entries(changes).map(([name, value]) =>
    value === undefined ? `no ${name}` : `${name} ${JSON.stringify(value).slice(0, 30)}`,
  );

for (const [changes, reason] of refusals) {
  test(`[C-02] ${nameOf(changes)} is rejected with a reason`, async ({ service }) => {
    const reply = await ask(service, changes);
    expect(reply.status).toBe(400);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(await reply.json()).toEqual({ error: expect.stringContaining(reason) });
  });
}

test('a repeated parameter is rejected, an unknown one is ignored', async ({ service }) => {
  expect(await (await fetch(`${service}${RIGHT}&lang=zh`)).json()).toEqual({
    error: expect.stringContaining('lang is repeated'),
  });
  expect(await (await fetch(`${service}${RIGHT}&scope=guide&scope=config`)).json()).toEqual({
    error: expect.stringContaining('scope is repeated'),
  });
  expect((await fetch(`${service}${RIGHT}&key=1&key=2`)).status).toBe(200);
});

test('markup in a query has no tags in the reply', async ({ service }) => {
  for (const changes of [{ keyword: 'externals<script>' }, { lang: '<script>' }])
    expect(await (await ask(service, changes)).text()).not.toContain('<script>');
});

test('a response is cacheable for a minute and revalidates by ETag', async ({ service }) => {
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

test('HEAD has the headers of GET without a body, OPTIONS lists the methods, others are rejected', async ({
  service,
}) => {
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

test('CORS: allowed origins can read responses, including errors, and others cannot', async ({ service }) => {
  for (const query of [RIGHT, '?keyword=']) {
    const readableBy = async (Origin: string) =>
      (await fetch(service + query, { headers: { Origin } })).headers.get('Access-Control-Allow-Origin');
    expect(await readableBy('https://docs.example')).toBe('https://docs.example');
    for (const other of ['https://docs.example.evil.test', 'http://docs.example', 'null', '*'])
      expect(await readableBy(other), other).toBeNull();
    expect((await fetch(service + query)).headers.get('Vary')).toBe('Origin');
  }
});
