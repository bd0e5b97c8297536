import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from './small-site.ts';

test('[R-06] the 404 page is compressed and ignores Range', async ({ site }) => {
  const { status, bytes } = await site.fetchBytes('/nope', { 'Accept-Encoding': 'br', Range: 'bytes=0-1' });
  expect([status, brotliDecompressSync(bytes)]).toEqual([404, site.read('/404.html')]);
});

test('an invalid or outdated range gets the whole file', async ({ site }) => {
  const whole = site.read('/index.html').toString();
  for (const range of ['bytes=5-2', 'bytes=x', 'bytes=0-1,3-4']) {
    const answer = await site.ask('/', { Range: range, 'Accept-Encoding': 'identity' });
    expect(answer, range).toMatchObject({ status: 200, body: whole });
  }
  expect((await site.ask('/', { Range: 'bytes=0-9', 'If-Range': 'W/"other"' })).status).toBe(200);
});

test('a new build is picked up without a restart, and a running build is reported', async ({ site }) => {
  writeFileSync(join(site.root, 'new.html'), 'new');
  writeFileSync(join(site.root, '404.html'), 'changed');
  expect(await site.ask('/new')).toMatchObject({ status: 200, body: 'new' });

  const old = site.read('/index.html').toString();
  const { etag } = (await site.ask('/')).headers;
  const { mtimeMs } = statSync(join(site.root, 'index.html'));
  writeFileSync(join(site.root, 'index.html'), old.replaceAll('Home', 'Away'));
  utimesSync(join(site.root, 'index.html'), new Date(), new Date(mtimeMs + 2000));
  const changed = await site.ask('/');
  expect(changed.body).toContain('Away');
  expect(changed.headers.etag).not.toBe(etag);

  rmSync(join(site.root, 'index.html'));
  expect(await site.ask('/')).toMatchObject({
    status: 503,
    headers: { 'cache-control': 'no-store' },
    body: expect.stringContaining('npm run build'),
  });
  writeFileSync(join(site.root, 'index.html'), old);
  expect((await site.ask('/')).status).toBe(200);
});
