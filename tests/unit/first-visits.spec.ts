import { expect, test } from 'playwright/test';
import {
  type AddressPrefixes,
  localizedAddress,
  redirectFirstVisit,
  VISITED_KEY,
} from '../../document/head/redirect-first-visit.ts';
import { DEFAULT_LANGUAGE, langs } from '../../shared/languages.ts';

const ORIGIN = 'https://docs.test';

type Visit = { path: string; wanted: readonly string[] | undefined; memory: string; agent: string; base: string };

/** Values of `navigator.languages` that lead to Chinese. */
const CHINESE = [
  ['zh-CN', 'en'],
  ['fr', 'ZH-Hant-TW'],
];
const OTHERS = [
  ['en-US', 'zh'],
  ['fr'],
  [],
  ['//evil.test', 'zh/../..'],
  ['__proto__', 'constructor', ''],
  ['en'],
  undefined,
];

/** Paths without the base; the first four are English pages. */
const ENGLISH = ['', 'guide/basic/cli', 'config/lib/', '100%'];
const AWAY = ['/evil.test/x', '\\evil.test', '%2F%2Fevil.test', '//', '@evil.test', 'javascript:alert(1)', '__proto__'];
const PREFIXED = ['zh/', 'zh/guide/basic/cli', 'zh//evil.test', 'en/guide', 'en//evil.test/x'];

const MEMORIES = ['new', 'visited', 'throws', 'forgets', 'missing'];
const AGENTS = ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)'];

const CRAWLERS = [
  'Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; BingPreview/1.0b) Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
  'Mediapartners-Google',
  'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'ia_archiver',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
];
const BROWSERS = [
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/zh_CN',
];

/** The `localStorage` of a browser with the given memory. */
function storageOf(memory: string): Pick<Storage, 'getItem' | 'setItem'> | null {
  const kept = new Map(memory === 'visited' ? [[VISITED_KEY, '1']] : []);
  if (memory === 'missing') return null;
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (memory === 'throws') throw new Error('The quota has been exceeded.');
      if (memory !== 'forgets') kept.set(key, value);
    },
  };
}

/** The script from the head, with a mocked window. */
const script = new Function(
  ...['navigator', 'localStorage', 'location', 'prefixes'],
  `(${redirectFirstVisit})(${JSON.stringify(VISITED_KEY)}, prefixes, ${localizedAddress})`,
);

/** @returns the redirect of a first visit, if any */
function leads({ path, wanted, memory, agent, base }: Visit): string | undefined {
  const prefixes: AddressPrefixes = { base, languages: [...langs], defaultLanguage: DEFAULT_LANGUAGE, versions: [] };
  let led: string | undefined;
  const location = { pathname: base + path, search: '?a=1', hash: '#x', replace: (address: string) => (led = address) };
  const navigator = { userAgent: agent, languages: wanted, language: wanted?.[0] ?? 'de' };
  script(navigator, storageOf(memory), location, prefixes);
  return led;
}

test('[R-09] a crawler that says what it is is not redirected, and a browser is', () => {
  const visit = { path: 'guide/basic/cli', wanted: ['zh-CN'], memory: 'new', base: '/' };
  for (const agent of CRAWLERS) expect(leads({ ...visit, agent }), agent).toBeUndefined();
  for (const agent of BROWSERS) expect(leads({ ...visit, agent }), agent).toBe('/zh/guide/basic/cli?a=1#x');
});

test("[R-09] a redirect to Chinese keeps the page's version", () => {
  const prefixes = { base: '/', languages: [...langs], defaultLanguage: DEFAULT_LANGUAGE, versions: ['v1', 'v2'] };
  for (const [path, instead] of [
    ['/v1/guide/one', '/v1/zh/guide/one'],
    ['/v1/zh/guide/one', undefined],
    ['/v1/', '/v1/zh/'],
  ] as const) {
    expect(localizedAddress(path, ['zh'], prefixes), path).toBe(instead);
  }
});

for (const base of ['/', '/docs/']) {
  test(`[R-09] every first visit below ${base} stays on the site and is redirected at most once`, () => {
    let count = 0;
    for (const wanted of [...CHINESE, ...OTHERS])
      for (const path of [...ENGLISH, ...AWAY, ...PREFIXED])
        for (const memory of MEMORIES)
          for (const agent of AGENTS) {
            const visit = { path, wanted, memory, agent, base };
            const named = JSON.stringify(visit);
            const led = leads(visit);
            count += 1;
            const isLed = wanted !== undefined && CHINESE.includes(wanted) && memory === 'new' && agent === AGENTS[0];
            if (!isLed || PREFIXED.includes(path)) {
              expect(led, named).toBeUndefined();
              continue;
            }
            const url = new URL(led ?? '', ORIGIN);
            expect(url.origin, named).toBe(ORIGIN);
            expect(url.pathname.startsWith(`${base}zh/`), named).toBe(true);
            expect(url.search + url.hash, named).toBe('?a=1#x');
            if (ENGLISH.includes(path)) expect(led, named).toBe(`${base}zh/${path}?a=1#x`);
            // A second visit without stored state is not redirected again.
            expect(leads({ ...visit, path: url.pathname.slice(base.length) }), named).toBeUndefined();
          }
    console.log(`first visits: ${count} combinations below ${base}`);
    expect(count).toBe(9 * 16 * 5 * 2);
  });
}
