import { expect, test } from '@playwright/test';
import { resolveAddress } from '../../../deploy/resolve-address.ts';
import { answersTo, files, type Row } from './answer-to.ts';

const promises: Record<string, Row[]> = {
  'runs of slashes and backslashes collapse in one hop that stays on the site': [
    ['//', '301 → /'],
    ['//evil.test', '301 → /evil.test'],
    ['/\\evil.test', '301 → /evil.test'],
    ['\\\\evil.test', '301 → /evil.test'],
    ['/%5cevil.test', '301 → /evil.test'],
    ['/%2fevil.test?a=//b', '301 → /evil.test?a=//b'],
    ['//en//guide//start', '301 → /guide/start/'],
    ['/zh//guide/start/quick-start.html?a=1', '301 → /zh/guide/start/quick-start?a=1'],
    ['/guide/start//', '301 → /guide/start/'],
    ['//a%23b%3Fc', '301 → /a%23b%3Fc'],
  ],
  'no address climbs out of the root': [
    ['/..', '400 /404.html'],
    ['/../../etc/passwd', '400 /404.html'],
    ['/zh/%2e%2e/%2e%2e/etc/passwd', '400 /zh/404.html'],
    ['/..%2f..%2fetc/passwd', '400 /404.html'],
    ['/guide/..%5c..%5c.env', '400 /404.html'],
    ['/en/..\\x', '400 /404.html'],
    ['/guide/../index.html', '400 /404.html'],
    ['/guide/..nope', '404 /404.html'],
  ],
  'an address that cannot be decoded is status 400 with a page in its language': [
    ['/%', '400 /404.html'],
    ['/zh/%E4%A', '400 /zh/404.html'],
    ['/en/%', '400 /404.html'],
    ['/%00', '400 /404.html'],
    ['/zh/guide%0d%0aX-Evil:1', '400 /zh/404.html'],
    ['/%7f', '400 /404.html'],
    ['/\ud800', '400 /404.html'],
    ['nope', '400 /404.html'],
    ['/?a=%', '200 /index.html'],
    ['/index.html?utm_term=50%25&b=%E4%A', '301 → /?utm_term=50%25&b=%E4%A'],
  ],
  'what the host keeps for itself is not found': [
    ['/.env', '404 /404.html'],
    ['/.git/config', '404 /404.html'],
    ['/guide/.draft/', '404 /404.html'],
    ['/%2eenv', '404 /404.html'],
    ['/_headers', '404 /404.html'],
    ['/_redirects', '404 /404.html'],
    ['/static/js/index.0123456789.js.gz', '404 plain'],
    ['/.well-known/security.txt', '200 /.well-known/security.txt'],
  ],
};

for (const [promise, rows] of Object.entries(promises)) {
  test(promise, () => expect(answersTo(rows)).toEqual(rows));
}

test('[P-06] no redirect leads to another redirect or off the site, whatever the address is made of', () => {
  const pieces = [
    '/',
    '//',
    '\\',
    '%2f',
    '%5C',
    '.',
    '..',
    'en',
    'zh',
    'index',
    '.html',
    'guide',
    'start',
    'evil.test',
    'Quick-Start',
    '%',
    '%00',
    '?',
    '#',
    '%3F',
    '404',
    'static',
    '%E6%96%87',
    '@',
    ':',
    ';',
  ];
  let seed = 1;
  const next = () => (seed = (seed * 48271) % 2147483647);
  const wrong: string[] = [];
  let redirects = 0;
  for (let count = 0; count < 5000; count++) {
    const target = `/${Array.from({ length: 1 + (next() % 7) }, () => pieces[next() % pieces.length]).join('')}`;
    const answer = resolveAddress(target, files);
    if (answer.kind !== 'redirect') continue;
    redirects++;
    const { location } = answer;
    const isPath = /^\/(?![\\/])[\x21-\x7e]*$/.test(location);
    const stays = new URL(location, 'http://site.test').origin === 'http://site.test';
    const isFinal = resolveAddress(location, files).kind !== 'redirect';
    if (!isPath || !stays || !isFinal) wrong.push(`${target} → ${location}`);
  }
  expect(wrong).toEqual([]);
  expect(redirects).toBeGreaterThan(500);
});
