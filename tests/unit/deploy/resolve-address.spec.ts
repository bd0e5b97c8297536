import { expect, test } from '@playwright/test';
import { answersTo, answerTo, type Row } from './answer-to.ts';

const promises: Record<string, Row[]> = {
  '[R-01] English has no prefix and Chinese has /zh': [
    ['/', '200 /index.html'],
    ['/guide/start/quick-start', '200 /guide/start/quick-start.html'],
    ['/zh/', '200 /zh/index.html'],
    ['/zh/guide/start/quick-start', '200 /zh/guide/start/quick-start.html'],
    ['/zh/guide/start/?a=1', '200 /zh/guide/start/index.html'],
    ['http://site.test/zh/', '200 /zh/index.html'],
    ['http://site.test', '301 → /'],
  ],
  '[R-02] a suffix or an index leads to the clean address in one hop and keeps the query': [
    ['/index.html', '301 → /'],
    ['/index', '301 → /'],
    ['/zh/index', '301 → /zh/'],
    ['/zh/index.html', '301 → /zh/'],
    ['/guide/start/index.html', '301 → /guide/start/'],
    ['/guide/start/index/', '301 → /guide/start/'],
    ['/guide/start/quick-start.html?a=1&b=%20//x', '301 → /guide/start/quick-start?a=1&b=%20//x'],
    ['/guide/start/quick-start.html/', '301 → /guide/start/quick-start'],
    ['/nope.html', '404 /404.html'],
    ['/guide/nope/index.html', '404 /404.html'],
    ['/zh/nope.html', '404 /zh/404.html'],
  ],
  '[R-02] the address is decoded before it is matched': [
    ['/guide/st%61rt/', '301 → /guide/start/'],
    ['/guide%2Fstart%2F', '301 → /guide/start/'],
    ['/%7Ah/', '301 → /zh/'],
    ['/%E6%96%87', '200 /文.html'],
    ['/%e6%96%87.html', '301 → /%E6%96%87'],
    ['/a%20b%3F', '200 /a b?.html'],
    ['/a%20b%3F.html?q', '301 → /a%20b%3F?q'],
    ['/%252e%252e/', '404 /404.html'],
  ],
  'a folder ends with a slash and a page does not': [
    ['/guide/start', '301 → /guide/start/'],
    ['/zh?navbar=0', '301 → /zh/?navbar=0'],
    ['/guide/start/quick-start/', '301 → /guide/start/quick-start'],
    ['/both', '200 /both.html'],
    ['/both/', '200 /both/index.html'],
    ['/guide', '404 /404.html'],
    ['/logo.svg/', '404 /404.html'],
  ],
  '[P-06] the default language’s prefix is dropped in one hop, known path or not': [
    ['/en', '301 → /'],
    ['/en/', '301 → /'],
    ['/en?a=1', '301 → /?a=1'],
    ['/en/guide/start/quick-start', '301 → /guide/start/quick-start'],
    ['/en/guide/start/quick-start.html?a=1', '301 → /guide/start/quick-start?a=1'],
    ['/en/guide/start/index.html', '301 → /guide/start/'],
    ['/en/en/guide/start', '301 → /guide/start/'],
    ['/en/zh/guide/start', '301 → /zh/guide/start/'],
    ['/en/nope?a=1', '301 → /nope?a=1'],
    ['/en//evil.test/x', '301 → /evil.test/x'],
    ['/en/\\evil.test/x', '301 → /evil.test/x'],
    ['/enough', '404 /404.html'],
    ['/guide/en/start', '404 /404.html'],
    ['/zh/en/nope', '404 /zh/404.html'],
  ],
  '[P-06] an untranslated Chinese address leads to the English page, for now': [
    ['/zh/guide/start/only-english?a=1', '302 → /guide/start/only-english?a=1'],
    ['/zh/guide/start/only-english.html', '302 → /guide/start/only-english'],
    ['/zh//guide/start/only-english/', '302 → /guide/start/only-english'],
    ['/guide/start/only-chinese', '404 /404.html'],
    ['/zh/nope', '404 /zh/404.html'],
    ['/zh/zh/guide/start/', '404 /zh/404.html'],
    ['/zh/logo.svg', '404 /zh/404.html'],
  ],
  '[R-06] an unknown path is the 404 page of its language, with status 404': [
    ['/nope', '404 /404.html'],
    ['/nope/', '404 /404.html'],
    ['/fr/', '404 /404.html'],
    ['/zhuyin', '404 /404.html'],
    ['/zh/nope?a=1', '404 /zh/404.html'],
    ['/404', '404 /404.html'],
    ['/404.html', '404 /404.html'],
    ['/404/', '404 /404.html'],
    ['/zh/404', '404 /zh/404.html'],
    ['/zh/404.html', '404 /zh/404.html'],
    ['/static', '404 /404.html'],
  ],
  'another letter case leads to the page where only one page can be meant': [
    ['/Guide/Start/', '301 → /guide/start/'],
    ['/GUIDE/start/Quick-Start.HTML?a=1', '301 → /guide/start/quick-start?a=1'],
    ['/guide/start/components/cjs', '301 → /guide/start/components/CJS'],
    ['/ZH', '301 → /zh/'],
    ['/config/twin', '200 /config/twin.html'],
    ['/config/Twin', '200 /config/Twin.html'],
    ['/config/TWIN', '404 /404.html'],
  ],
  'other files are served at their own names, and missing assets are never a page': [
    ['/logo.svg?v=2', '200 /logo.svg'],
    ['/guide/start/quick-start.md', '200 /guide/start/quick-start.md'],
    ['/static/js/index.0123456789.js', '200 /static/js/index.0123456789.js'],
    ['/static/js/index.9876543210.js', '404 plain'],
    ['/static/', '404 plain'],
    ['/static/js/', '404 plain'],
  ],
};

for (const [promise, rows] of Object.entries(promises)) {
  test(promise, () => expect(answersTo(rows)).toEqual(rows));
}

test('a Chinese address falls back on the English 404 page, and that one on a line of text', () => {
  expect(answerTo('/zh/nope', new Set(['/index.html', '/404.html']))).toBe('404 /404.html');
  expect(answerTo('/zh/nope', new Set(['/index.html']))).toBe('404 plain');
  expect(answerTo('/%', new Set())).toBe('400 plain');
});
