/** What every host answers for the small site of `tests/unit/deploy/small-site.ts`, at any base. */

/** An address, and the status and language of the page that it shows. */
export const shown: readonly [target: string, status: number, lang: 'en' | 'zh'][] = [
  ['/', 200, 'en'],
  ['/zh/', 200, 'zh'],
  ['/guide/start/', 200, 'en'],
  ['/guide/start/quick-start', 200, 'en'],
  ['/guide/start/quick-start?a=%&b=%2F', 200, 'en'],
  ['/zh/guide/start/quick-start', 200, 'zh'],
  ['/nope', 404, 'en'],
  ['/nope/', 404, 'en'],
  ['/nope.html', 404, 'en'],
  ['/fr/', 404, 'en'],
  ['/zhuyin', 404, 'en'],
  ['/guide', 404, 'en'],
  ['/guide/zh/x', 404, 'en'],
  ['/404', 404, 'en'],
  ['/404.html', 404, 'en'],
  ['/%E4%B8%AD', 404, 'en'],
  ['/%252e%252e/', 404, 'en'],
  ['/static', 404, 'en'],
  ['/zh/nope', 404, 'zh'],
  ['/zh/nope?a=1', 404, 'zh'],
  ['/zh/guide/nope/', 404, 'zh'],
  ['/zh/404', 404, 'zh'],
  ['/zh/404.html', 404, 'zh'],
];

/** What leads somewhere else, in one hop and with its query. */
export const moved: readonly [target: string, status: 301 | 302, location: string][] = [
  ['/zh', 301, '/zh/'],
  ['/guide/start', 301, '/guide/start/'],
  ['/guide/start?a=1', 301, '/guide/start/?a=1'],
  ['/guide/start/quick-start/', 301, '/guide/start/quick-start'],
  ['/guide/start/quick-start.html', 301, '/guide/start/quick-start'],
  ['/guide/start/quick-start.html?a=1&b=%2F', 301, '/guide/start/quick-start?a=1&b=%2F'],
  ['/guide/start/index.html', 301, '/guide/start/'],
  ['/guide/start/index', 301, '/guide/start/'],
  ['/index', 301, '/'],
  ['/index.html?q', 301, '/?q'],
  ['/zh/index.html', 301, '/zh/'],
  ['/Guide/Start/Quick-Start', 301, '/guide/start/quick-start'],
  ['/%67uide/start/quick-start', 301, '/guide/start/quick-start'],
  ['/guide//start/quick-start', 301, '/guide/start/quick-start'],
  ['//zh//guide/start/quick-start.html', 301, '/zh/guide/start/quick-start'],
  ['/en', 301, '/'],
  ['/en/', 301, '/'],
  ['/en/guide/start/quick-start.html?a=1', 301, '/guide/start/quick-start?a=1'],
  ['/en/nope?a=1', 301, '/nope?a=1'],
  ['/en/en/guide/start', 301, '/guide/start/'],
  ['/zh/guide/start/', 302, '/guide/start/'],
];

/** What may be a redirect within the site or an error, and nothing else. */
export const hostile: readonly string[] = [
  '//evil.test', '///evil.test/x', '/\\evil.test', '\\\\evil.test', '/%5cevil.test', '/%2fevil.test', '/%2f%2fevil.test',
  '/en//evil.test/x', '/en/\\evil.test', '/en/%5cevil.test', '/en/%2fevil.test', '/zh//evil.test', '//evil.test/..',
  '/..', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/guide/..%5c..%5c.env', '/..//evil.test',
  '/%', '/zh/%E4%A', '/%00', '/guide%00', '/guide/start/quick-start%00.html', '/%0d%0aX-Evil:1', '/en/%0d%0aX-Evil:1',
  '/%0aX-Evil:1/', '//%0d%0aX-Evil:1', '/%7f', '/@evil.test', '/en/@evil.test', '/http://evil.test', '/en/http:/evil.test',
  `/${'a'.repeat(9000)}`, `/${'../'.repeat(500)}etc/passwd`, `/${'%2e%2e/'.repeat(200)}`,
];

/** What is there for the host alone, or not at all. */
export const hidden: readonly string[] = [
  '/.env', '/%2eenv', '/.git/config', '/_headers', '/static/', '/static/js/', '/static/js', '/guide/',
  '/static/js/index.0123456789.js.gz', '/static/js/index.0123456789.js.br', '/index.html.gz', '/404.html.br',
];
