import { request as httpRequest } from 'node:http';
import { expect, test } from './fixtures.ts';

type Answer = { status: number; location: string | undefined; lang: string | undefined; type: string };

/** Sends a path as it is written here; browsers and fetch would tidy it first. */
function send(origin: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const message = httpRequest({ hostname, port, path, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          lang: /<html[^>]*\slang="(\w+)"/.exec(body)?.[1],
          type: response.headers['content-type'] ?? '',
        }),
      );
    });
    message.on('error', reject);
    message.end();
  });
}

const pages: [path: string, status: number, lang: string][] = [
  ['/', 200, 'en'],
  ['/zh/', 200, 'zh'],
  ['/guide/start/', 200, 'en'],
  ['/zh/guide/start/', 200, 'zh'],
  ['/guide/basic/cli?from=mail', 200, 'en'],
  ['/zh/guide/basic/cli', 200, 'zh'],
  ['/nope', 404, 'en'],
  ['/nope/', 404, 'en'],
  ['/nope.html', 404, 'en'],
  ['/zh/nope', 404, 'zh'],
  ['/zh/guide/nope/', 404, 'zh'],
  ['/404', 404, 'en'],
  ['/404.html', 404, 'en'],
  ['/zh/404', 404, 'zh'],
  ['/guide/start/caf%C3%A9', 404, 'en'],
  ['/.git/config', 404, 'en'],
  ['/guide/zh/x', 404, 'en'],
  ['/%', 400, 'en'],
  ['/zh/%E4%A', 400, 'zh'],
];

for (const [path, status, lang] of pages) {
  test(`[R-01, R-02, R-06] ${path} answers ${status} in ${lang}`, async ({ origin }) => {
    const answer = await send(origin, path);
    expect(answer).toMatchObject({ status, lang, location: undefined });
    expect(answer.type).toBe('text/html; charset=utf-8');
  });
}

const redirects: [path: string, location: string][] = [
  ['/zh', '/zh/'],
  ['/guide/start', '/guide/start/'],
  ['/zh/config/lib', '/zh/config/lib/'],
  ['/guide/basic/cli/', '/guide/basic/cli'],
  ['/guide/basic/cli.html', '/guide/basic/cli'],
  ['/guide/basic/cli.html?a=1&b=%2F', '/guide/basic/cli?a=1&b=%2F'],
  ['/%67uide/basic/cli', '/guide/basic/cli'],
  ['/Guide/Basic/CLI', '/guide/basic/cli'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/zh/index.html?q', '/zh/?q'],
  ['/guide/start/index', '/guide/start/'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/guide/basic/cli.html?a=1', '/guide/basic/cli?a=1'],
  ['/en/config', '/config/'],
];

for (const [path, location] of redirects) {
  test(`[R-02, P-06] ${path} moves in one step to ${location}`, async ({ origin }) => {
    expect(await send(origin, path)).toMatchObject({ status: 301, location });
    expect((await send(origin, location)).status).toBe(200);
  });
}

for (const path of [
  '//evil.test/x',
  '/en//evil.test',
  '/\\evil.test',
  '/en/%5Cevil.test',
  '/..//evil.test',
  '/%2e%2e/etc',
]) {
  test(`${path} never leaves the site`, async ({ origin }) => {
    const { status, location } = await send(origin, path);
    expect([301, 400, 404]).toContain(status);
    if (location !== undefined) {
      expect(location).toMatch(/^\/(?![\\/])/);
      expect(new URL(location, origin).origin).toBe(origin);
    }
  });
}

test('a missing file under /static/ is a plain 404', async ({ origin }) => {
  const answer = await send(origin, '/static/js/index.gone.js');
  expect(answer).toMatchObject({ status: 404, lang: undefined });
  expect(answer.type).toMatch(/^text\/plain/);
});
