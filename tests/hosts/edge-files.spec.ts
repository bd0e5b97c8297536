import { expect, test } from 'playwright/test';
import { describeSite } from '../../deploy/describe-site.ts';
import { COMMON_HEADERS, IMMUTABLE, MARKDOWN_HEADERS, pageHeaders, TLS_HEADERS } from '../../deploy/headers.ts';
import { edgeHeaders, edgeRedirects, netlifyToml } from '../../deploy/hosts/edge-files.ts';
import { readOutput } from '../../deploy/read-output.ts';
import { smallSiteFiles, smallSiteMoves } from '../unit/deploy/small-site.ts';
import { moved, shown } from './conformance.ts';

/** Beyond these limits, Cloudflare Pages ignores rules silently. */
const CLOUDFLARE_LIMITS = { headerLine: 2000, redirects: 2000, redirectLine: 1000 };

/** The rules of `_headers`: headers by pattern. */
function readHeaders(text: string): Record<string, Record<string, string>> {
  const rules = text.trim().split(/\n(?=\S)/);
  return Object.fromEntries(
    rules.map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n');
      const pairs = lines.map((line) => /^ {2}([\w-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
      return [pattern, Object.fromEntries(pairs)];
    }),
  );
}

/** The rules of `_redirects`: targets and statuses by path. */
function readRedirects(text: string): Map<string, [to: string, status: number]> {
  const rows = text.trim().split('\n');
  const rules = new Map(
    rows.map((row) => {
      const [, from = row, to = '', status] = /^(\/\S*) (\/\S*) (\d{3})$/.exec(row) ?? [];
      return [from, [to, Number(status)] as [string, number]];
    }),
  );
  expect(rules.size, 'a path has one rule').toBe(rows.length);
  return rules;
}

for (const base of ['/', '/docs/']) {
  const prefix = base.slice(0, -1);

  test(`_headers below ${base} has a rule for all files, one for assets and one for Markdown, without a header in common`, () => {
    const { paths, policy } = readOutput('dist');
    const rules = readHeaders(edgeHeaders(describeSite(paths, policy, base)));
    expect(rules).toEqual({
      [`${base}*`]: { ...COMMON_HEADERS, ...pageHeaders(policy), ...TLS_HEADERS },
      [`${prefix}/static/*`]: { 'Cache-Control': IMMUTABLE },
      [`${base}*.md`]: MARKDOWN_HEADERS,
    });
    // Cloudflare joins the values of two rules.
    const names = Object.values(rules).flatMap((headers) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  });

  test(`[R-01, P-06] _redirects below ${base} redirects by the table of all hosts, and never shadows a file`, () => {
    const site = describeSite(smallSiteFiles, "default-src 'none'", base, smallSiteMoves);
    const rules = readRedirects(edgeRedirects(site));
    const ask = (target: string) => {
      const [path = '', query = ''] = target.split(/(?=\?)/);
      const [to, status] = rules.get(prefix + path) ?? [];
      return to === undefined ? undefined : [target, status, to + query];
    };
    // The hosts normalize other spellings themselves, and unknown paths are left to the 404 page.
    const own = moved.filter(([target]) => ask(target));
    expect(own.map(([target]) => ask(target))).toEqual(own.map(([target, to]) => [target, 301, prefix + to]));
    const needed = ['/en', '/en/', '/guide/first-steps', '/en/guide/first-steps'];
    expect(own.map(([target]) => target)).toEqual(expect.arrayContaining(needed));
    expect(ask('/en/guide/start')).toEqual(['/en/guide/start', 301, `${base}guide/start/`]);
    for (const { address } of site.pages) expect(rules.has(address), address).toBe(false);
    for (const [target] of shown) expect(ask(target), target).toBeUndefined();
  });
}

test("the built site's rules are within the limits of Cloudflare Pages, without wildcards and duplicates", () => {
  const { paths, policy } = readOutput('dist');
  const site = describeSite(paths, policy, '/');
  for (const line of edgeHeaders(site).split('\n'))
    expect(line.length).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.headerLine);
  const text = edgeRedirects(site);
  const redirects = readRedirects(text);
  expect(redirects.size).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.redirects);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.redirectLine);
  for (const [from, [to, status]] of redirects) {
    expect(from).not.toMatch(/[*:]/);
    expect(status, from).toBe(301);
    expect(to, from).toMatch(/^\/(?![\\/])/);
  }

  // Netlify reads this after `_redirects`: the more specific rule comes first, and no rule is forced, so files win.
  const rules = [...netlifyToml(site).matchAll(/from = "([^"]+)"\n {2}to = "([^"]+)"\n {2}status = (\d+)/g)];
  expect(rules.map(([, from, to, status]) => [from, to, status])).toEqual([
    ['/zh/*', '/zh/404.html', '404'],
    ['/*', '/404.html', '404'],
  ]);
  expect(netlifyToml(site)).not.toContain('force');
});
