import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { createSiteServer } from '../../../deploy/create-server.ts';
import { test } from './small-site.ts';

const QUICK_START = '/guide/start/quick-start';

test('[R-02] clean addresses show their pages, other spellings lead there', async ({ site }) => {
  expect(await site.ask(QUICK_START)).toMatchObject({ status: 200, body: expect.stringContaining('Quick start') });
  for (const [target, location] of [
    [`${QUICK_START}.html?a=1`, `${QUICK_START}?a=1`],
    ['/guide/start', '/guide/start/'],
    ['/zh/index.html', '/zh/'],
  ] as const) {
    expect(await site.ask(target)).toMatchObject({ status: 301, headers: { location }, body: '' });
  }
});

test('[R-01] [P-06] prefixes lead to one address for each page, on this site only', async ({ site }) => {
  for (const [target, status, location] of [
    ['/en', 301, '/'],
    ['/en/guide/start/quick-start', 301, QUICK_START],
    ['/en//evil.test/x', 301, '/evil.test/x'],
    ['/en/\\evil.test/x', 301, '/evil.test/x'],
    ['//evil.test', 301, '/evil.test'],
    ['/zh/guide/start/', 302, '/guide/start/'],
  ] as const) {
    expect(await site.ask(target), target).toMatchObject({ status, headers: { location } });
  }
});

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

test('hostile request lines are status 400 with a page, and the server lives on', async ({ site }) => {
  for (const target of [
    '/%',
    '/%00',
    '/%E4%A',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fx',
    '/..%5cx',
  ]) {
    expect(await site.ask(target), target).toMatchObject({ status: 400, body: site.read('/404.html').toString() });
  }
  expect(await site.ask('/zh/%')).toMatchObject({ status: 400, body: site.read('/zh/404.html').toString() });
  expect((await site.ask('/')).status).toBe(200);
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
