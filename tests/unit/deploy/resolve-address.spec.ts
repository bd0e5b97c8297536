import { expect, test } from 'playwright/test';
import { resolveAddress } from '../../../deploy/resolve-address.ts';

/** A site with one of everything. For answers that all hosts share, see `tests/hosts/conformance.ts`. */
const files = new Set([
  ...['/index.html', '/404.html', '/zh/index.html', '/zh/404.html'],
  ...['/guide/start/index.html', '/guide/start/quick-start.html'],
  ...['/zh/guide/start/index.html', '/zh/guide/start/quick-start.html', '/zh/guide/start/only-chinese.html'],
  ...['/guide/start/components/CJS.html', '/config/Twin.html', '/config/twin.html', '/both.html', '/both/index.html'],
  ...['/a b?.html', '/文.html', '/logo.svg', '/guide/.draft/index.html'],
]);

type Row = [target: string, answer: string];

/** An answer in one line: `200 /index.html`, `301 → /zh/`, `404 plain`. */
function answerTo(target: string, output: ReadonlySet<string> = files): string {
  const answer = resolveAddress(target, output);
  if (answer.kind === 'redirect') return `301 → ${answer.location}`;
  return `${answer.status} ${answer.kind === 'file' ? answer.path : 'plain'}`;
}

const promises: Record<string, Row[]> = {
  '[R-01] English has no prefix and Chinese has /zh': [
    ['/zh/guide/start/?a=1', '200 /zh/guide/start/index.html'],
    ['http://site.test/zh/', '200 /zh/index.html'],
    ['http://site.test', '301 → /'],
  ],
  '[R-02] a suffix or an index redirects to the clean address in one hop and keeps the query': [
    ['/zh/index', '301 → /zh/'],
    ['/guide/start/index/', '301 → /guide/start/'],
    ['/guide/start/quick-start.html?a=1&b=%20//x', '301 → /guide/start/quick-start?a=1&b=%20//x'],
    ['/guide/start/quick-start.html/', '301 → /guide/start/quick-start'],
  ],
  '[R-02] the path is decoded before it is matched': [
    ['/guide%2Fstart%2F', '301 → /guide/start/'],
    ['/%7Ah/', '301 → /zh/'],
    ['/%E6%96%87', '200 /文.html'],
    ['/%e6%96%87.html', '301 → /%E6%96%87'],
    ['/a%20b%3F', '200 /a b?.html'],
    ['/a%20b%3F.html?q', '301 → /a%20b%3F?q'],
  ],
  'a folder ends with a slash and a page does not': [
    ['/both', '200 /both.html'],
    ['/both/', '200 /both/index.html'],
    ['/logo.svg/', '404 /404.html'],
  ],
  '[P-06] the default language’s prefix is dropped in one hop, known path or not': [
    ['/en/zh/guide/start', '301 → /zh/guide/start/'],
    ['/en//evil.test/x', '301 → /evil.test/x'],
    ['/en/\\evil.test/x', '301 → /evil.test/x'],
    ['/enough', '404 /404.html'],
    ['/zh/en/nope', '404 /zh/404.html'],
  ],
  'a page of one language only is not found in the other': [
    ['/guide/start/only-chinese', '404 /404.html'],
    ['/zh/zh/guide/start/', '404 /zh/404.html'],
    ['/zh/logo.svg', '404 /zh/404.html'],
  ],
  'another letter case leads to the page where only one page can be meant': [
    ['/guide/start/components/cjs', '301 → /guide/start/components/CJS'],
    ['/ZH', '301 → /zh/'],
    ['/config/twin', '200 /config/twin.html'],
    ['/config/Twin', '200 /config/Twin.html'],
    ['/config/TWIN', '404 /404.html'],
  ],
  'runs of slashes and backslashes collapse in one hop that stays on the site': [
    ['/%2fevil.test?a=//b', '301 → /evil.test?a=//b'],
    ['//en//guide//start', '301 → /guide/start/'],
    ['//a%23b%3Fc', '301 → /a%23b%3Fc'],
  ],
  'no address climbs out of the root': [
    ['/zh/%2e%2e/%2e%2e/etc/passwd', '400 /zh/404.html'],
    ['/guide/../index.html', '400 /404.html'],
    ['/guide/..nope', '404 /404.html'],
  ],
  'an address that cannot be decoded is status 400 with a page in its language': [
    ['/%', '400 /404.html'],
    ['/zh/%E4%A', '400 /zh/404.html'],
    ['/\ud800', '400 /404.html'],
    ['nope', '400 /404.html'],
    ['/?a=%', '200 /index.html'],
    ['/index.html?utm_term=50%25&b=%E4%A', '301 → /?utm_term=50%25&b=%E4%A'],
  ],
  'what the host keeps for itself is not found': [['/guide/.draft/', '404 /404.html']],
};

for (const [promise, rows] of Object.entries(promises)) {
  test(promise, () => expect(rows.map(([target]) => [target, answerTo(target)])).toEqual(rows));
}

test('a Chinese address falls back to the English 404 page, and that to a line of text', () => {
  expect(answerTo('/zh/nope', new Set(['/index.html', '/404.html']))).toBe('404 /404.html');
  expect(answerTo('/zh/nope', new Set(['/index.html']))).toBe('404 plain');
  expect(answerTo('/%', new Set())).toBe('400 plain');
});

test('[P-06] no redirect leads to another redirect or off the site, whatever the path', () => {
  const pieces =
    '/ // \\ %2f %5C . .. en zh index .html guide start evil.test Quick-Start % %00 ? # %3F 404 static %E6%96%87 @ : ;';
  const list = pieces.split(' ');
  let seed = 1;
  const next = () => (seed = (seed * 48271) % 2147483647);
  const wrong: string[] = [];
  let redirects = 0;
  for (let count = 0; count < 5000; count++) {
    const target = `/${Array.from({ length: 1 + (next() % 7) }, () => list[next() % list.length]).join('')}`;
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
