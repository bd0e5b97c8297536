import { readFileSync } from 'node:fs';
import { answerWith } from './answers.ts';
import { type Fault, HERE, NEXT } from './fault.ts';
import { runFirst } from './fault-window.ts';
import { breaksStorage } from './storage.ts';

/** Malformed and malicious hashes. */
const HASHES = [
  '#',
  '#%',
  '#100%',
  '#%E4%A',
  '#%00',
  '#<img src=x onerror=injected()>',
  '#javascript:injected()',
  '#"><script>injected()</script>',
  '#__proto__',
  '#a[href="x"]:not(*)',
  '#:~:text=%',
  '#\u202e\u200f😀\ud83d',
  `#${'x'.repeat(10_000)}`,
];

const QUERIES = [
  '?',
  '?utm_term=50%25',
  '?q=%zz#%',
  '?%E4%A=%E4%A',
  '?__proto__[polluted]=1&__proto__.polluted=1',
  '?navbar=<script>injected()</script>&sidebar=%00&outline[]=0&footer',
  '?navbar=1&navbar=0&sidebar=false&outline=null&globalUIComponents=%F0%9F',
  '?filter=<img src=x onerror=injected()>',
  '?redirect=//evil.test&next=javascript:injected()&url=https://evil.test',
  '?a=1?b=2&&&===;;#?#',
  `?${Array.from({ length: 700 }, (_, index) => `a${index}=%`).join('&')}`,
  `?q=${'y'.repeat(7_000)}`,
];

/** Paths without a page. */
const PATHS = [
  '/%',
  '/guide/%E4%A',
  '/zh/guide/50%25',
  '/%252e%252e/x',
  '/<script>injected()</script>',
  '/zh/javascript:injected()',
  '/__proto__',
  '/%0d%0aX-Evil:%201',
  '/😀/中文',
  `/${'z'.repeat(3_000)}`,
];

/** Paths that try to lead to other sites; `tests/hosts/conformance.ts` sends them to every server. */
const ATTACKING_PATHS = [
  '//evil.test/x',
  '/en//evil.test/x',
  '/zh//evil.test/x',
  '/%5Cevil.test/x',
  '/%2F%2Fevil.test',
  '/en//evil.test/..;/',
  '/en/@evil.test',
];

const isChinese = (path: string) => /^[/\\]*zh[/\\]/.test(path);
const homeOf = (path: string) => (isChinese(path) ? '/zh/' : '/');
const unknownPageOf = (path: string) => `${isChinese(path) ? '/zh' : ''}/no-page-has-this-address`;
const shortened = (path: string) => (path.length > 60 ? `${path.slice(0, 40)}… (${path.length} characters)` : path);

/** The browser's message about an unknown URL. */
const UNKNOWN = /status of 4(?:00|04)/;

/** Each query is combined with a hash, so that one visit covers both. */
const queriesAndHashes = HASHES.map((hash, index): Fault => {
  const query = QUERIES[index] ?? '';
  const prefix = index % 2 === 0 ? '' : '/zh';
  return {
    name: `the address ends in ${shortened(query)}${shortened(hash)}`,
    // Queries may contain their own hash.
    address: prefix + HERE + query + (query.includes('#') ? '' : hash),
    textOf: prefix + HERE,
    next: prefix + NEXT,
  };
});

export const badAddresses: readonly Fault[] = [
  ...queriesAndHashes,
  ...['?filter=<img src=x onerror=injected()>', '?filter=%'].map(
    (query): Fault => ({
      name: `the overview is opened with ${query}`,
      address: `/config/${query}`,
      textOf: '/config/',
      // The filter hides pages, but the sidebar lists them.
      share: 0.4,
      next: HERE,
    }),
  ),
  ...PATHS.map(
    (address): Fault => ({
      name: `the path ${shortened(address)} has no page`,
      address,
      textOf: unknownPageOf(address),
      next: homeOf(address),
      errors: [UNKNOWN],
    }),
  ),
];

/** A host that answers an unmodified path with the 404 page. */
function onForgivingHost(address: string, status: number): Fault {
  const file = `dist${isChinese(address) ? '/zh' : ''}/404.html`;
  const { pathname } = new URL(`http://own.test${address}`);
  return {
    name: `a host answers ${address} with ${status} and the 404 page`,
    address,
    textOf: unknownPageOf(address),
    next: homeOf(address),
    inject: (page) =>
      answerWith(
        page,
        (url) => url.pathname === pathname,
        (route) => route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: readFileSync(file, 'utf8') }),
      ),
    allowedErrors: [UNKNOWN],
  };
}

export const attackingPaths: readonly Fault[] = [
  ...ATTACKING_PATHS.map((address) => onForgivingHost(address, 404)),
  ...['/en//evil.test/x', '/100%25', '/%'].map((address) => onForgivingHost(address, 200)),
];

const CHINESE = ['zh-CN', 'en'];

/** A first visit with these preferred languages. `tests/unit/first-visits.spec.ts` covers all combinations. */
function visit(name: string, languages: readonly string[], address: string, rest: Partial<Fault> = {}): Fault {
  const { redirectsTo = address, inject } = rest;
  const textOf = redirectsTo.replace(/[?#].*/, '');
  return {
    ids: 'R-09',
    name,
    address,
    textOf,
    redirectsTo,
    next: textOf.startsWith('/zh') ? `/zh${NEXT}` : NEXT,
    ...rest,
    inject: async (page) => {
      await runFirst(
        page,
        (wanted) => {
          Object.defineProperty(navigator, 'languages', { value: wanted });
          Object.defineProperty(navigator, 'language', { value: wanted[0] });
        },
        languages,
      );
      return (await inject?.(page)) ?? (() => true);
    },
  };
}

export const firstVisits: readonly Fault[] = [
  visit('a reader of Chinese comes to the home page', ['fr', 'ZH-Hant-TW'], '/', {
    redirectsTo: '/zh/',
    next: '/zh/guide/start/',
  }),
  visit('a reader of Chinese comes with a bad address', CHINESE, `${HERE}?utm_term=50%25&a=%#100%`, {
    redirectsTo: `/zh${HERE}?utm_term=50%25&a=%#100%`,
  }),
  visit('an English reader comes to a Chinese page', ['en-US', 'zh'], `/zh${HERE}?x#usage`),
  ...[[], ['//evil.test', '__proto__', 'zh/../..']].map((languages) =>
    visit(`a reader asks for ${languages.join(', ') || 'no language'}`, languages, HERE),
  ),
  ...['/%5Cevil.test', '/en//evil.test/x'].map((address) =>
    visit(`a reader of Chinese comes to ${address}`, CHINESE, address, {
      redirectsTo: undefined,
      textOf: '/zh/no-page-has-this-address',
      next: '/zh/',
      errors: [UNKNOWN],
    }),
  ),
  visit('a crawler that asks for Chinese comes', CHINESE, HERE, {
    context: { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  }),
  ...(['storage is full', 'storage forgets at once'] as const).map((name) =>
    visit(`a reader of Chinese comes, and ${name}`, CHINESE, HERE, {
      followsLinksEarly: true,
      inject: breaksStorage(name),
    }),
  ),
];
