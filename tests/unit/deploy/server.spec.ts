import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { test as base, expect } from 'playwright/test';
import { compressOutput } from '../../../deploy/compress-output.ts';
import { createSiteServer } from '../../../deploy/create-server.ts';
import { serve } from '../../serve.ts';
import { ask, fetchBytes, writeSmallSite } from './small-site.ts';

/** A test with its own served small site. */
const test = base.extend<{ site: { root: string; port: number } }>({
  site: async ({}, use, testInfo) => {
    const root = testInfo.outputPath();
    writeSmallSite(root);
    await compressOutput(root);
    await serve(createSiteServer({ root }), (origin) => use({ root, port: Number(new URL(origin).port) }));
  },
});

test('[R-06] the 404 page is compressed', async ({ site }) => {
  const { status, bytes } = await fetchBytes(site.port, '/nope', { 'Accept-Encoding': 'br' });
  expect([status, brotliDecompressSync(bytes)]).toEqual([404, readFileSync(join(site.root, '404.html'))]);
});

test('a new build is picked up without a restart, and a running build is reported', async ({ site }) => {
  writeFileSync(join(site.root, 'new.html'), 'new');
  writeFileSync(join(site.root, '404.html'), 'changed');
  expect(await ask(site.port, '/new')).toMatchObject({ status: 200, body: 'new' });

  const old = readFileSync(join(site.root, 'index.html'), 'utf8');
  const { etag } = (await ask(site.port, '/')).headers;
  const { mtimeMs } = statSync(join(site.root, 'index.html'));
  writeFileSync(join(site.root, 'index.html'), old.replaceAll('Home', 'Away'));
  utimesSync(join(site.root, 'index.html'), new Date(), new Date(mtimeMs + 2000));
  const changed = await ask(site.port, '/');
  expect(changed.body).toContain('Away');
  expect(changed.headers.etag).not.toBe(etag);

  rmSync(join(site.root, 'index.html'));
  const missing = await ask(site.port, '/');
  expect(missing).toMatchObject({
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '2', 'x-frame-options': 'DENY' },
    body: expect.stringContaining('being updated'),
  });
  // A reader must not learn where the site is.
  expect(missing.body).not.toContain('/');
  writeFileSync(join(site.root, 'index.html'), old);
  expect((await ask(site.port, '/')).status).toBe(200);
});
