import { readFileSync } from 'node:fs';
import { answerWith } from './answers.ts';
import { type Fault, HERE, NEXT } from './fault.ts';

/** Ends of an address that nobody writes on purpose, and some that are written on purpose. */
const HASHES = [
  '#',
  '#%',
  '#100%',
  '#%E4%A',
  '#%E0%A4%A',
  '#%00',
  '#<img src=x onerror=injected()>',
  '#javascript:injected()',
  '#"><script>injected()</script>',
  '#__proto__',
  '#constructor',
  '#a[href="x"]:not(*)',
  '#/../../..//evil.test',
  '#:~:text=%',
  '#\u202e\u200f😀\ud83d',
  `#${'x'.repeat(10_000)}`,
];

const QUERIES = [
  '?',
  '?a=%',
  '?utm_term=50%25',
  '?q=%zz#%',
  '?%E4%A=%E4%A',
  '?__proto__[polluted]=1&__proto__.polluted=1',
  '?constructor[prototype][polluted]=1',
  '?navbar=<script>injected()</script>&sidebar=%00&outline[]=0&footer',
  '?navbar=1&navbar=0&sidebar=false&outline=null&globalUIComponents=%F0%9F',
  '?filter=<img src=x onerror=injected()>',
  '?redirect=//evil.test&next=javascript:injected()&url=https://evil.test',
  '?a=1?b=2&&&===;;#?#',
  `?${Array.from({ length: 700 }, (_, index) => `a${index}=%`).join('&')}`,
  `?q=${'y'.repeat(7_000)}`,
];

/** Paths that no page has; each is answered by the page that says so. */
const PATHS = [
  '/%',
  '/zh/%',
  '/100%25',
  '/guide/%E4%A',
  '/zh/guide/50%25',
  '/%252e%252e/x',
  '/guide/%00',
  '/<script>injected()</script>',
  '/zh/<img src=x onerror=injected()>',
  '/"onmouseover=injected()//',
  '/javascript:injected()',
  '/zh/javascript:injected()',
  '/__proto__',
  '/zh/constructor/prototype',
  '/hasOwnProperty',
  '/{{constructor.constructor("injected()")()}}',
  '/%0d%0aX-Evil:%201',
  '/%E2%80%AE/\u202e',
  '/data:text/html,<script>injected()</script>',
  '/😀/中文',
  `/${'z'.repeat(3_000)}`,
];

/** Paths that have led readers of other sites away; most are no page here. */
const AWAY = [
  '//evil.test/x',
  '/en//evil.test/x',
  '/zh//evil.test/x',
  '/en/\\evil.test/x',
  '/%5Cevil.test/x',
  '/en/%5C%5Cevil.test',
  '/%2F%2Fevil.test',
  '/en/%2F%2Fevil.test',
  '/en//evil.test/..;/',
  '/en/en//evil.test',
  '/en/@evil.test',
];

/** What is left of these, once a browser has read the dots in them, is the home page. */
const AWAY_AND_HOME = ['/en//evil.test/%2e%2e', '/en//'];

const isChinese = (path: string) => /^[/\\]*zh[/\\]/.test(path);
const homeOf = (path: string) => (isChinese(path) ? '/zh/' : '/');
const unknownPageOf = (path: string) => `${isChinese(path) ? '/zh' : ''}/no-page-has-this-address`;
const named = (path: string) => (path.length > 60 ? `${path.slice(0, 40)}… (${path.length} characters)` : path);

/** What browsers and the server say of an address without a page. */
const UNKNOWN = /status of 4(?:00|04)/;

function unknown(address: string): Fault {
  return {
    name: `the path ${named(address)} has no page`,
    address,
    shows: unknownPageOf(address),
    next: homeOf(address),
    trouble: [UNKNOWN],
  };
}

export const badAddresses: readonly Fault[] = [
  ...[...HASHES, ...QUERIES].map((rest, index): Fault => {
    const prefix = index % 2 === 0 ? '' : '/zh';
    return {
      name: `the address ends in ${named(rest)}`,
      address: prefix + HERE + rest,
      shows: prefix + HERE,
      next: prefix + NEXT,
    };
  }),
  ...['', '?filter=<img src=x onerror=injected()>', '?filter=%'].map(
    (rest): Fault => ({
      name: `the list of pages is opened with ${rest || 'no filter'}`,
      address: `/config/${rest}`,
      shows: '/config/',
      // What the filter leaves out is not on the page; the sidebar names it all the same.
      most: 0.7,
      next: HERE,
    }),
  ),
  ...PATHS.map(unknown),
];

/** A host that answers an address with the page for unknown ones, as it stands, and mends nothing in it. */
function onForgivingHost(address: string, status: number): Fault {
  const file = `dist${isChinese(address) ? '/zh' : ''}/404.html`;
  const { pathname } = new URL(`http://own.test${address}`);
  return {
    name: `a host answers ${address} with ${status} and the page for unknown addresses`,
    address,
    shows: unknownPageOf(address),
    next: homeOf(address),
    inject: (page) =>
      answerWith(
        page,
        (url) => url.pathname === pathname,
        (route) => route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: readFileSync(file, 'utf8') }),
      ),
    mayBeSaid: [UNKNOWN],
  };
}

export const leadingAway: readonly Fault[] = [
  ...AWAY.map(
    (address): Fault => ({ ...unknown(address), name: `the path is ${address}`, trouble: [], mayBeSaid: [UNKNOWN] }),
  ),
  ...AWAY_AND_HOME.map(
    (address): Fault => ({ name: `the path is ${address}`, address, shows: '/', next: '/guide/start/' }),
  ),
  ...AWAY.map((address) => onForgivingHost(address, 404)),
  ...['/en//evil.test/x', '/100%25', '/%'].map((address) => onForgivingHost(address, 200)),
];
