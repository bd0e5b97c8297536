import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@playwright/test';
import { describeSite } from '../../deploy/describe-site.ts';
import { COMMON_HEADERS, IMMUTABLE, pageHeaders, TLS_HEADERS } from '../../deploy/headers.ts';
import { edgeHeaders, edgeRedirects, netlifyToml } from '../../deploy/hosts/edge-files.ts';
import { readOutput } from '../../deploy/read-output.ts';
import { ASSET_FOLDER, isPrivateFile } from '../../site/addresses/find-address.ts';
import { smallSiteFiles, smallSiteMoves } from '../unit/deploy/small-site.ts';
import { moved, shown } from './conformance.ts';
import {
  CLOUDFLARE_LIMITS,
  edgeHosts,
  headersFor,
  matches,
  readHeaders,
  readRedirects,
  redirectFor,
  STATUSES,
} from './edge-rules.ts';

let output: ReturnType<typeof readOutput> | undefined;

/** The built site, read once. */
function built(): ReturnType<typeof readOutput> {
  output ??= readOutput('dist');
  return output;
}

test('patterns match as the hosts document it', () => {
  for (const [pattern, path, ofNetlify, ofCloudflare] of [
    ['/*', '/', true, true],
    ['/*', '/a/b', true, true],
    ['/static/*', '/static/js/a.js', true, true],
    ['/static/*', '/static/', true, true],
    ['/static/*', '/static', true, false],
    // As `netlify dev` matches it.
    ['/static/*', '/statics/a', true, false],
    ['/static/*', '/zh/static/a', false, false],
    ['/*.md', '/a.md', true, true],
    ['/*.md', '/zh/guide/a.md', true, true],
    ['/*.md', '/a.mdx', false, false],
    ['/*.md', '/a.md/b', false, false],
    ['/*.md', '/umd', false, false],
    ['/*.md', '/a.md/', true, false],
    ['/a/:b', '/a/x', true, true],
    ['/a/:b', '/a/x/y', false, false],
    ['/A', '/a', true, false],
  ] as const) {
    expect(
      [matches('Netlify', pattern, path), matches('Cloudflare Pages', pattern, path)],
      `${pattern} ${path}`,
    ).toEqual([ofNetlify, ofCloudflare]);
  }
  // `netlify dev` matches a pattern's dot with any character.
  expect(matches('Netlify, any character for a dot', '/*.md', '/umd')).toBe(true);
  expect(() => readHeaders('/*\n  No value:')).toThrow('No value');
  expect(() => readRedirects('/a /b 301 x')).toThrow('/a /b');
});

for (const base of ['/', '/docs/']) {
  const prefix = base.slice(0, -1);

  test(`_headers below ${base} gives each file of the built site exactly its own headers`, () => {
    const { root, paths, policy } = built();
    const site = describeSite(paths, policy, base);
    const rules = readHeaders(edgeHeaders(site));
    const expected = Object.fromEntries(
      Object.entries({ ...COMMON_HEADERS, ...pageHeaders(policy), ...TLS_HEADERS }).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]),
    );
    const hidden = new Set(
      site.pages.filter(({ file }) => readFileSync(join(root, file), 'utf8').includes('content="noindex"')),
    );
    const files = [...paths].filter((file) => !file.endsWith('.html') && !isPrivateFile(file));
    const rows = [
      ...files.map((file) => ({ path: prefix + encodeURI(file), file, isHidden: false })),
      ...site.pages.map((page) => ({ path: page.address, file: page.file, isHidden: hidden.has(page) })),
      { path: `${prefix}/no-page-has-this-address`, file: '/404.html', isHidden: false },
    ];
    expect(files.filter((file) => file.endsWith('.md')).length).toBeGreaterThan(50);
    const wrong: string[] = [];
    for (const host of edgeHosts) {
      for (const { path, file, isHidden } of rows) {
        const given = headersFor(host, rules, path);
        const own = {
          ...(file.startsWith(ASSET_FOLDER) && { 'cache-control': IMMUTABLE }),
          ...(file.endsWith('.md') && { 'x-robots-tag': 'noindex' }),
        };
        // Such a page has its own robots meta tag.
        if (isHidden) delete given['x-robots-tag'];
        if (!isDeepStrictEqual(given, { ...expected, ...own })) wrong.push(`${host} ${path}`);
      }
      if (prefix) expect(headersFor(host, rules, '/elsewhere.md')).toEqual({});
    }
    expect(wrong).toEqual([]);
    // No page has this path yet.
    for (const host of ['Netlify', 'Cloudflare Pages'] as const)
      expect(headersFor(host, rules, `${prefix}/config/lib/umd`), host).toEqual(expected);
  });

  test(`[R-01, P-06] _redirects below ${base} redirects by the table of all hosts, and never shadows a file`, () => {
    const site = describeSite(smallSiteFiles, "default-src 'none'", base, '', smallSiteMoves);
    const rules = readRedirects(edgeRedirects(site));
    for (const host of edgeHosts) {
      const ask = (target: string) => {
        const [path = '', query = ''] = target.split(/(?=\?)/);
        const rule = redirectFor(host, rules, prefix + path, false);
        return rule && [target, rule.status, rule.to + query];
      };
      // The hosts normalize other spellings themselves, and unknown paths are left to the 404 page.
      const own = moved.filter(([target]) => ask(target));
      expect(own.map(([target]) => ask(target))).toEqual(
        own.map(([target, status, to]) => [target, status, prefix + to]),
      );
      expect(own.map(([target]) => target)).toEqual(
        expect.arrayContaining([
          '/en',
          '/en/',
          '/zh/guide/start/',
          '/guide/first-steps',
          '/en/guide/first-steps',
          '/zh/guide/begin/',
        ]),
      );
      expect(ask('/en/guide/start')).toEqual(['/en/guide/start', 301, `${base}guide/start/`]);
      for (const { address } of site.pages) expect(redirectFor(host, rules, address, true), address).toBeUndefined();
      for (const [target] of shown) expect(ask(target), target).toBeUndefined();
    }
  });
}

test("the built site's rules are within the limits of Cloudflare Pages, without duplicates", () => {
  const { paths, policy } = built();
  const site = describeSite(paths, policy, '/');
  const headers = edgeHeaders(site);
  expect(readHeaders(headers).length).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.headerRules);
  for (const line of headers.split('\n')) expect(line.length).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.headerLine);
  // One star per pattern.
  for (const { pattern } of readHeaders(headers)) expect(pattern.split('*')).toHaveLength(2);

  const text = edgeRedirects(site);
  const redirects = readRedirects(text);
  const dynamic = redirects.filter(({ from }) => /\*|:[A-Za-z]/.test(from));
  expect(dynamic.length).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.dynamicRedirects);
  expect(redirects.length - dynamic.length).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.staticRedirects);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.redirectLine);
  // A static redirect after a dynamic one counts as dynamic.
  expect(redirects.slice(0, redirects.length - dynamic.length)).not.toContainEqual(dynamic[0]);
  expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  for (const { from, to, status, isForced } of redirects) {
    expect(STATUSES, from).toContain(status);
    // Cloudflare Pages has no forced redirects: there every redirect takes precedence over a file.
    expect(isForced, from).toBe(false);
    expect(new URL(to, 'https://own.test').origin, from).toBe('https://own.test');
    expect(to, from).not.toMatch(/^\/[\\/]/);
  }

  // Netlify reads this after `_redirects`: the more specific rule comes first, and no rule is forced, so files win.
  const rules = [...netlifyToml(site).matchAll(/from = "([^"]+)"\n {2}to = "([^"]+)"\n {2}status = (\d+)/g)];
  expect(rules.map(([, from, to, status]) => [from, to, status])).toEqual([
    ['/zh/*', '/zh/404.html', '404'],
    ['/*', '/404.html', '404'],
  ]);
  expect(netlifyToml(site)).not.toContain('force');
});
