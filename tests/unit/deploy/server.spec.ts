import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { createSiteServer } from '../../../deploy/create-server.ts';
import { test } from './small-site.ts';

test('[R-06] what does not exist is status 404 with the page of its language, never kept', async ({ site }) => {
  for (const [target, page] of [
    ['/nope', '/404.html'],
    ['/404', '/404.html'],
    ['/zh/nope', '/zh/404.html'],
    ['/.env', '/404.html'],
    ['/_headers', '/404.html'],
  ] as const) {
    const answer = await site.ask(target, { Range: 'bytes=0-1', 'If-None-Match': '*' });
    expect(answer, target).toMatchObject({ status: 404, body: site.read(page).toString() });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
  }
});

test('a missing script is a line of text that nobody keeps', async ({ site }) => {
  expect(await site.ask('/static/js/index.9999999999.js')).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    body: 'Not found\n',
  });
});

test('methods that change something are refused', async ({ site }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    expect(await site.ask('/', {}, method), method).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' },
    });
  }
});

test('another build is noticed without a restart, and a build under way is said', async ({ site }) => {
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

test('a folder without a built site is refused with the remedy', () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-site-'));
  expect(() => createSiteServer({ root: empty })).toThrow(/not built yet: run npm run build$/);
  expect(() => createSiteServer({ root: join(empty, 'nope') })).toThrow(/not built yet: run npm run build$/);
  rmSync(empty, { recursive: true });
});
