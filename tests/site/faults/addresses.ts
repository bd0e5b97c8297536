import { type Fault, HERE, NEXT } from './fault.ts';

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
