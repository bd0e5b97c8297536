import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'playwright/test';
import { contentPolicy, metaPolicy, redirectPolicy } from '../../../deploy/content-policy.ts';
import { describeSite } from '../../../deploy/describe-site.ts';
import { isForGithubPages, movedDocuments, withMetaPolicy } from '../../../deploy/hosts/github-pages.ts';
import { readInlineCode } from '../../../deploy/inline-code.ts';
import { readOutput } from '../../../deploy/read-output.ts';
import { smallSiteFiles, smallSiteMoves } from './small-site.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) => contentPolicy(readInlineCode([['/index.html', html]]));

test('inline scripts and styles are allowed by the hash of what a browser parses; data blocks need none', () => {
  const policy = policyOf(
    `<head><script>run("中")</script><script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>
     <style>a{}</style></head><p style="--a:url(&quot;/b.svg&quot;);color:red">x</p><b style='opacity:0'>y</b>`,
  );
  const [, scripts] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(scripts?.split(' ')).toEqual(["'self'", hash('run("中")')]);
  const [, styles] = /style-src ([^;]*)/.exec(policy) ?? [];
  expect(styles?.split(' ').sort()).toEqual(
    ["'self'", "'unsafe-hashes'", hash('a{}'), hash('--a:url("/b.svg");color:red'), hash('opacity:0')].sort(),
  );
});

test('the policy has no unsafe keywords, schemes or wildcards, whatever the pages contain', () => {
  const policy = policyOf('<script>a</script><p style="b"></p>');
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|wasm-unsafe-eval|strict-dynamic|https?:|\*/);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('an event handler or a javascript: link fails the build and names its page', () => {
  expect(() => policyOf('<p onclick="a()">x</p>')).toThrow('/index.html: onclick="a()" of <p');
  expect(() => policyOf('<a href=" JavaScript:a()">x</a>')).toThrow('cannot be allowed');
  expect(() => policyOf('<code>onclick="a()"</code><script>a("<p onclick=b>")</script>')).not.toThrow();
});

test('images are allowed from the assets host only', () => {
  for (const html of [
    '<img alt="a > b" src="https://assets.test/logo.svg">',
    '<p style="background:url(&quot;https://assets.test/a.svg&quot;)"></p>',
    '<link rel="icon" href="https://assets.test/logo.svg">',
  ]) {
    expect(policyOf(html)).toContain("img-src 'self' data: https://assets.test;");
  }
  expect(policyOf('<a href="https://other.test/">x</a><img src="/a.svg">')).toContain("img-src 'self' data:;");
});

test('the built site has two inline scripts (404 pages have three), few style attributes, and a policy that fits in headers', () => {
  const { root, paths, policy } = readOutput('dist');
  const pages = [...paths]
    .filter((path) => path.endsWith('.html'))
    .map((path) => [path, readFileSync(root + path, 'utf8')] as const);
  expect(pages.length).toBeGreaterThan(100);
  const { scripts, styles } = readInlineCode(pages);
  // The script that runs before the first paint, and the rules for prefetching.
  const known = pages.filter(([path]) => !path.endsWith('/404.html'));
  expect([readInlineCode(known).scripts.size, scripts.size]).toEqual([2, 3]);
  // The header of every page has a hash for each; code blocks use classes instead.
  expect(styles.size).toBeLessThanOrEqual(20);
  const attributes = pages.map(([, html]) => html.match(/<[a-z][^<>]*\sstyle="/g)?.length ?? 0);
  const count = attributes.reduce((sum, one) => sum + one, 0);
  console.log(
    `${pages.length} pages, ${count} style attributes of ${styles.size} values, a policy of ${policy.length} characters`,
  );
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(pages.length * 8);
  expect(policy.length).toBeLessThan(1783);
});

test('a page for GitHub Pages has the policy right after its charset, without the directives that need a header', () => {
  const html = withMetaPolicy('<head><meta charset="utf-8"><script>a</script></head>', policyOf('<script>a</script>'));
  expect(html).toMatch(
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]*"><script>/,
  );
  expect(html).not.toContain('frame-ancestors');
  expect(metaPolicy(policyOf(''))).toContain("form-action 'none'");
  expect(() => withMetaPolicy('<head></head>', '')).toThrow('charset');
  const files = ['index.html', '_headers', 'a.js.br', 'static/_x.js'];
  expect(files.filter(isForGithubPages)).toEqual(['index.html', 'static/_x.js']);
});

test('[P-06] on GitHub Pages a document at each former address redirects, and keeps query and fragment if scripts run', () => {
  const site = describeSite(smallSiteFiles, '', '/docs/', smallSiteMoves);
  const documents = movedDocuments(site, (file) => `what is in ${file}`);
  const pages = ['/guide/begin', '/guide/first-steps', '/zh/guide/first-steps'];
  const markdown = { '/guide/begin/index.md': 'index', '/guide/first-steps.md': 'quick-start' };
  expect(Object.keys(documents).sort()).toEqual(
    [...pages.flatMap((key) => [`${key}.html`, `${key}/index.html`]), ...Object.keys(markdown)].sort(),
  );
  for (const [former, now] of Object.entries(markdown)) {
    expect(documents[former]).toBe(`what is in /guide/start/${now}.md`);
  }
  const html = documents['/zh/guide/first-steps.html'] ?? '';
  const address = '/docs/zh/guide/start/quick-start';
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  expect(html).toContain(`content="${redirectPolicy(script)}"`);
  expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`);
  const places: string[] = [];
  runInNewContext(script, { location: { search: '?a=1', hash: '#b', replace: (to: string) => places.push(to) } });
  expect(places).toEqual([`${address}?a=1#b`]);
});
