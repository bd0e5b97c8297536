import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { describeSite } from '../../../deploy/describe-site.ts';
import {
  cloudfrontHeaders,
  cloudfrontRequest,
  cloudfrontResponse,
  FUNCTION_LIMIT,
} from '../../../deploy/hosts/cloudfront.ts';
import { edgeRedirects, netlifyToml } from '../../../deploy/hosts/edge-files.ts';
import { vercelJson, vercelRoutes } from '../../../deploy/hosts/vercel.ts';
import { readOutput } from '../../../deploy/read-output.ts';
import { hidden, hostile, moved, shown } from '../../hosts/conformance.ts';
import { runVercelRoutes } from './run-vercel-routes.ts';
import { smallSiteFiles as files, smallSiteMoves } from './small-site.ts';

const langOf = (file: string | undefined) => (file === undefined ? undefined : file.startsWith('/zh/') ? 'zh' : 'en');

/** Markdown files and their canonical pages. */
const markdownPages = [
  ['/guide/start/index.md', '/guide/start/'],
  ['/guide/start/quick-start.md', '/guide/start/quick-start'],
] as const;

const markdownHeaders = (base: string) =>
  markdownPages.map(([, page]) => ['noindex', `<https://site.test${base.slice(0, -1)}${page}>; rel="canonical"`]);

/** Runs a CloudFront function on a request, in a realm without Node globals. */
function runFunction(
  code: string,
  event: object,
): { uri?: string; statusCode?: number; headers: Record<string, { value: string }> } {
  return JSON.parse(runInNewContext(`${code}\nJSON.stringify(handler(${JSON.stringify(event)}))`, {}) as string);
}

for (const base of ['/', '/docs/']) {
  const site = describeSite(files, "default-src 'none'", base, `https://site.test${base.slice(0, -1)}`, smallSiteMoves);
  const at = (target: string) => base.slice(0, -1) + target;

  test(`[R-01, R-02, R-06, P-06] the CloudFront functions with base ${base} answer by the same table`, () => {
    const code = cloudfrontRequest(site);
    const ask = (target: string) => {
      const [uri = '', query] = at(target).split('?');
      const querystring = Object.fromEntries(
        (query?.split('&') ?? []).map((pair) => [pair.split('=')[0], { value: pair.split('=')[1] ?? '' }]),
      );
      const answer = runFunction(code, { request: { uri, querystring } });
      if (answer.statusCode !== undefined)
        return { status: answer.statusCode, location: answer.headers.location?.value };
      const response = { statusCode: files.has(decodeURI(answer.uri ?? '')) ? 200 : 403, headers: {} };
      const { statusCode, headers } = runFunction(cloudfrontResponse(site), { request: { uri: answer.uri }, response });
      const [cache, robots, link] = ['cache-control', 'x-robots-tag', 'link'].map((name) => headers[name]?.value);
      return { status: statusCode, file: answer.uri, cache, robots, link };
    };
    expect(shown.map(([target]) => [target, ask(target).status, langOf(ask(target).file)])).toEqual(shown);
    expect(moved.map(([target]) => [target, ask(target).status, ask(target).location])).toEqual(
      moved.map(([target, status, location]) => [target, status, at(location)]),
    );
    expect(ask('/nope').cache).toBe('no-store');
    expect(markdownPages.map(([target]) => [ask(target).robots, ask(target).link])).toEqual(markdownHeaders(base));
    expect(ask('/guide/start/')).toMatchObject({ robots: undefined, link: undefined });
    expect(ask('/static/js/index.0123456789.js')).toMatchObject({
      status: 200,
      file: '/static/js/index.0123456789.js',
    });
    for (const target of hidden) expect([403, 404], target).toContain(ask(target).status);
    for (const target of hostile) {
      const { status, location } = ask(target.startsWith('/') ? target : `/${target}`);
      expect([301, 403, 404], target).toContain(status);
      if (location !== undefined) expect(location, target).toMatch(/^\/(?![\\/])[\x21-\x7e]*$/);
    }
  });

  for (const missChangesPath of [false, true])
    test(`[R-01, R-02, R-06, P-06] the Vercel routes with base ${base} answer by the same table, except for odd spellings, if a missing file ${missChangesPath ? 'changes' : 'keeps'} the path`, () => {
      const routes = vercelRoutes(site);
      const ask = (target: string) => runVercelRoutes(routes, at(target), files, missChangesPath);
      // Vercel is case-sensitive, and redirects an untidy address once before it answers 404.
      const odd = /\/\/|[A-Z]|%67|^\/(?:fr|nope|zh\/guide\/nope)\/$|^\/nope\.html$|en\/en|^\/%252e/;
      const even = shown.filter(([target]) => !odd.test(target));
      expect(even.map(([target]) => [target, ask(target).status, langOf(ask(target).file)])).toEqual(even);
      const straight = moved.filter(([target]) => !odd.test(target));
      expect(straight.map(([target]) => [target, ask(target).status, ask(target).location])).toEqual(
        straight.map(([target, status, location]) => [target, status, at(location)]),
      );
      expect(straight.length).toBeGreaterThan(12);
      const sent = markdownPages.map(([target]) => ask(target).headers);
      expect(sent.map((headers) => [headers['X-Robots-Tag'], headers.Link])).toEqual(markdownHeaders(base));
      expect(ask('/guide/start/').headers).not.toHaveProperty('Link');
      expect(ask('/static/js/index.0123456789.js').headers['Cache-Control']).toBe(
        'public, max-age=31536000, immutable',
      );
      expect(ask('/logo.svg')).toMatchObject({
        status: 200,
        file: '/logo.svg',
        headers: { 'X-Content-Type-Options': 'nosniff' },
      });
      expect(ask('/_headers')).toMatchObject({ status: 404, file: '/404.html' });
      for (const target of hostile) {
        const { location } = ask(target.startsWith('/') ? target : `/${target}`);
        if (location !== undefined) expect(location, target).toMatch(/^\/(?![\\/])[^\\]*$/);
      }
    });
}

test("the built site's host files are within the hosts' limits", () => {
  const { paths, policy } = readOutput('dist');
  const site = describeSite(paths, policy, '/');

  expect(edgeRedirects(site).split('\n')).toContain('/en/guide/start/quick-start /guide/start/quick-start 301');
  expect(Buffer.byteLength(cloudfrontRequest(site))).toBeLessThanOrEqual(FUNCTION_LIMIT);
  for (const { Value } of JSON.parse(cloudfrontHeaders(site)).CustomHeadersConfig.Items)
    expect(Value.length).toBeLessThanOrEqual(1783);

  const { routes } = JSON.parse(vercelJson(site)) as { routes: { src?: string }[] };
  expect(routes.length).toBeLessThanOrEqual(1024);
  for (const { src = '^$' } of routes) {
    expect(src.length).toBeLessThanOrEqual(4096);
    expect(() => new RegExp(src)).not.toThrow();
  }
  expect(netlifyToml(site)).toContain('from = "/zh/*"\n  to = "/zh/404.html"\n  status = 404');
});

test('two pages that hosts cannot tell apart are an error that names both', () => {
  expect(() => describeSite(new Set(['/a.html', '/A.html']), '', '/')).toThrow(
    /\/A\.html.*\/a\.html|\/a\.html.*\/A\.html/,
  );
  expect(() => describeSite(new Set(['/a.html', '/a/index.html']), '', '/')).toThrow('cannot tell apart');
});
