import { expect, test } from 'playwright/test';
import { COMMON_HEADERS, type Headers, IMMUTABLE, NO_STORE, pageHeaders, REVALIDATE } from '../../deploy/headers.ts';
import { readOutput } from '../../deploy/read-output.ts';
import { SCRIPT } from '../unit/deploy/small-site.ts';
import { hidden, hostile, moved, shown } from './conformance.ts';
import { onEveryHost } from './on-every-host.ts';

const lowered = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));

onEveryHost(({ name, base, root, at, send, sendOutside }) => {
  test('[R-01, R-02, R-06] pages and 404 pages have their status and language', async () => {
    const seen = await Promise.all(
      shown.map(async ([target]) => {
        const { status, body, headers } = await send(target);
        expect(headers['content-type'], target).toBe('text/html; charset=utf-8');
        return [target, status, /lang="(\w+)"/.exec(body)?.[1]];
      }),
    );
    expect(seen).toEqual(shown);
  });

  test('[R-02, P-06] other spellings redirect to the canonical address in one hop', async () => {
    const seen = await Promise.all(
      moved.map(async ([target]) => {
        const { status, headers } = await send(target);
        return [target, status, headers.location];
      }),
    );
    expect(seen).toEqual(moved.map(([target, location]) => [target, 301, at(location)]));
  });

  test('no hostile path leaves the site, breaks the server, injects a header or is reflected', async () => {
    for (const target of hostile) {
      const { status, headers, body } = await send(target);
      const shownTarget = target.slice(0, 60);
      expect(body, shownTarget).not.toContain('<script>');
      expect([301, 400, 404, 414, 431], shownTarget).toContain(status);
      expect(headers, shownTarget).not.toHaveProperty('x-evil');
      if (status !== 301) continue;
      expect(headers.location, shownTarget).toMatch(/^\/(?![\\/])[\x21-\x7e]*$/);
      expect((await sendOutside(headers.location ?? '')).status, shownTarget).not.toBe(301);
    }
    expect((await send('/')).status).toBe(200);
  });

  test("the host's own files are not found, and no directory is listed", async () => {
    for (const target of hidden) expect((await send(target)).status, target).toBe(404);
  });

  test('pages, files and errors have their headers', async () => {
    const { policy } = readOutput(root());
    const page = lowered({ ...COMMON_HEADERS, ...pageHeaders(policy) });
    for (const [target, expected] of [
      ['/', { ...page, 'cache-control': REVALIDATE }],
      ['/zh/guide/start/quick-start', { ...page, 'cache-control': REVALIDATE }],
      ['/nope', { ...page, 'cache-control': NO_STORE }],
      ['/zh/nope', { ...page, 'cache-control': NO_STORE }],
      [
        SCRIPT,
        { ...lowered(COMMON_HEADERS), 'cache-control': IMMUTABLE, 'content-type': 'text/javascript; charset=utf-8' },
      ],
      [`${SCRIPT}.LICENSE.txt`, { 'cache-control': REVALIDATE, 'content-type': 'text/plain; charset=utf-8' }],
      ['/guide/start/quick-start.md', { 'cache-control': REVALIDATE, 'content-type': 'text/markdown; charset=utf-8' }],
      ['/guide/start/index.md', { 'x-robots-tag': 'noindex' }],
      ['/logo.svg', { 'cache-control': REVALIDATE, 'content-type': 'image/svg+xml; charset=utf-8' }],
      ['/favicon.ico', { 'cache-control': REVALIDATE, 'content-type': 'image/x-icon' }],
      ['/guide/start', { ...page, 'cache-control': REVALIDATE }],
      ['/static/js/index.9999999999.js', { ...page, 'cache-control': NO_STORE }],
      ['/logo.png', { 'cache-control': REVALIDATE, 'content-type': 'image/png' }],
      ['/sitemap.xml', { 'cache-control': REVALIDATE, 'content-type': 'application/xml; charset=utf-8' }],
      ['/llms.txt', { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }],
      ['/static/css/styles.0123456789.css', { 'cache-control': IMMUTABLE, 'content-type': 'text/css; charset=utf-8' }],
      ['/robots.txt', { 'content-type': 'text/plain; charset=utf-8' }],
      [
        '/static/search_index.en.01234567.json',
        { 'cache-control': IMMUTABLE, 'content-type': 'application/json; charset=utf-8' },
      ],
    ] as const) {
      const { headers } = await send(target);
      expect(headers, target).toMatchObject(expected);
      if (!target.endsWith('.md')) expect(headers, target).not.toHaveProperty('x-robots-tag');
      expect(headers, target).not.toHaveProperty('strict-transport-security');
      expect(headers.server ?? '', target).not.toMatch(/\d/);
    }
  });

  test('over TLS, also behind a terminating proxy, HSTS is sent', async () => {
    test.skip(name === 'own server', 'it does not support TLS');
    const { headers } = await send('/', { 'X-Forwarded-Proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  test('a missing script is a line of text that is not cached', async () => {
    const { status, headers, body } = await send('/static/js/index.9999999999.js');
    expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      status: 404,
      type: 'text/plain; charset=utf-8',
      cache: NO_STORE,
    });
    expect(body).toMatch(/^Not found\n?$/);
  });

  test('[E-04] nothing exists outside the base', async () => {
    test.skip(base === '/', 'everything is below it');
    for (const target of ['/', '/guide/start/', '/docsx', '/docsx/guide/start/']) {
      expect((await sendOutside(target)).status, target).toBe(404);
    }
    expect(await sendOutside(base.slice(0, -1))).toMatchObject({ status: 301, headers: { location: base } });
  });
});
