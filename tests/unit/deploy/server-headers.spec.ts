import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { SCRIPT, test } from './small-site.ts';

test('only names with a content hash are kept for ever', async ({ site }) => {
  const forEver = 'public, max-age=31536000, immutable';
  const revalidate = 'public, max-age=0, must-revalidate';
  for (const [target, expected] of [
    [SCRIPT, forEver],
    ['/static/css/styles.0123456789.css', forEver],
    ['/static/search_index.en.01234567.json', forEver],
    ['/static/og/en.0123456789ab.png', forEver],
    ['/site.webmanifest', revalidate],
    ['/zh/feed.xml', revalidate],
    [`${SCRIPT}.LICENSE.txt`, revalidate],
    ['/', revalidate],
    ['/logo.svg', revalidate],
    ['/en', revalidate],
  ] as const) {
    expect((await site.ask(target)).headers['cache-control'], target).toBe(expected);
  }
});

test('every text has its type and charset, and no type is guessed', async ({ site }) => {
  for (const [target, type] of [
    ['/', 'text/html; charset=utf-8'],
    [SCRIPT, 'text/javascript; charset=utf-8'],
    ['/static/css/styles.0123456789.css', 'text/css; charset=utf-8'],
    ['/static/search_index.en.01234567.json', 'application/json; charset=utf-8'],
    ['/guide/start/quick-start.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/zh/feed.xml', 'application/xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/logo.png', 'image/png'],
  ] as const) {
    const { headers } = await site.ask(target);
    expect(headers, target).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
  }
});

test('texts and the 404 page travel as brotli, else gzip, else plain', async ({ site }) => {
  for (const [target, file] of [
    [SCRIPT, SCRIPT],
    ['/', '/index.html'],
    ['/nope', '/404.html'],
  ] as const) {
    for (const [accepted, sent, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const { headers, bytes } = await site.fetchBytes(target, { 'Accept-Encoding': accepted });
      expect(headers, target).toMatchObject({ 'content-encoding': sent, vary: 'Accept-Encoding' });
      expect(bytes.length).toBeLessThan(site.read(file).length / 2);
      expect(unpack(bytes)).toEqual(site.read(file));
    }
    const plain = await site.ask(target);
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': `${site.read(file).length}` });
    expect(plain.headers).not.toHaveProperty('content-encoding');
  }
});

test('HEAD has the status and headers of GET, and no body', async ({ site }) => {
  for (const target of ['/', '/nope', '/%', '/en', SCRIPT, '/static/nope.js']) {
    for (const accepted of ['identity', 'br']) {
      const got = await site.ask(target, { 'Accept-Encoding': accepted });
      const head = await site.ask(target, { 'Accept-Encoding': accepted }, 'HEAD');
      for (const { headers } of [got, head]) delete headers.date;
      delete got.headers['transfer-encoding'];
      expect([head.status, head.headers], target).toEqual([got.status, got.headers]);
      expect(head.body).toBe('');
    }
  }
});

test('a file that the browser has is answered with 304 and its headers', async ({ site }) => {
  const { etag = '' } = (await site.ask('/')).headers;
  expect(await site.ask('/', { 'If-None-Match': etag })).toMatchObject({
    status: 304,
    headers: { etag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=0, must-revalidate' },
    body: '',
  });
  expect((await site.ask('/', { 'If-None-Match': 'W/"other"' })).status).toBe(200);
});

test('a part of a file is sent as asked, and a senseless part does no harm', async ({ site }) => {
  const bytes = site.read('/index.html');
  const size = bytes.length;
  for (const [range, status, contentRange, body] of [
    ['bytes=0-9', 206, `bytes 0-9/${size}`, bytes.subarray(0, 10)],
    [`bytes=${size - 5}-`, 206, `bytes ${size - 5}-${size - 1}/${size}`, bytes.subarray(-5)],
    ['bytes=-5', 206, `bytes ${size - 5}-${size - 1}/${size}`, bytes.subarray(-5)],
    [`bytes=${size}-`, 416, `bytes */${size}`, undefined],
    ['bytes=5-2', 200, undefined, bytes],
    ['bytes=x', 200, undefined, bytes],
    ['bytes=0-1,3-4', 200, undefined, bytes],
  ] as const) {
    const answer = await site.ask('/', { Range: range, 'Accept-Encoding': 'identity' });
    expect([answer.status, answer.headers['content-range']], range).toEqual([status, contentRange]);
    if (body) expect(answer.body, range).toBe(body.toString());
  }
  const part = await site.ask(SCRIPT, { Range: 'bytes=0-1999', 'Accept-Encoding': 'br' });
  expect(part.headers).not.toHaveProperty('content-encoding');
  expect((await site.ask('/', { Range: 'bytes=0-9', 'If-Range': 'W/"other"' })).status).toBe(200);
});
