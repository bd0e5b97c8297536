import { expect, test } from '@playwright/test';
import { type AddressPrefixes, localizedAddress } from '../../head/redirect-first-visit.ts';
import { firstPaintScript } from '../../plugins/html/head-scripts.ts';

const prefixes: AddressPrefixes = { base: '/', languages: ['en', 'zh'], defaultLanguage: 'en', versions: ['v1', 'v2'] };

const visits: [path: string, wanted: string[], instead: string | undefined][] = [
  ['/', ['zh-CN'], '/zh/'],
  ['/guide/start/', ['zh'], '/zh/guide/start/'],
  ['/guide/basic/cli', ['zh-Hant-TW', 'en'], '/zh/guide/basic/cli'],
  ['/guide/basic/cli', ['fr', 'de-DE', 'ZH-hk', 'en'], '/zh/guide/basic/cli'],
  ['/guide/basic/cli', ['en-GB', 'zh'], undefined],
  ['/guide/basic/cli', ['fr'], undefined],
  ['/guide/basic/cli', [], undefined],
  ['/zh/guide/basic/cli', ['en'], undefined],
  ['/zh/', ['zh'], undefined],
  ['/v1/guide/one', ['zh'], '/v1/zh/guide/one'],
  ['/v1/zh/guide/one', ['zh'], undefined],
  ['/v1/', ['zh'], '/v1/zh/'],
  ['//evil.test/x', ['zh'], '/zh/evil.test/x'],
  ['/\\evil.test', ['zh'], '/zh/\\evil.test'],
  ['/%2F%2Fevil.test', ['zh'], '/zh/%2F%2Fevil.test'],
  ['/100%', ['zh'], '/zh/100%'],
];

for (const [path, wanted, instead] of visits) {
  test(`[R-09] a first visit of ${path} that asks for ${wanted.join(', ') || 'nothing'} leads to ${instead ?? 'that page'}`, () => {
    expect(localizedAddress(path, wanted, prefixes)).toBe(instead);
    if (instead) expect(new URL(instead, 'http://own.test').origin).toBe('http://own.test');
  });
}

for (const [path, instead] of [
  ['/docs/', '/docs/zh/'],
  ['/docs/guide/basic/cli', '/docs/zh/guide/basic/cli'],
  ['/docs/v1/guide/one', '/docs/v1/zh/guide/one'],
  ['/docs/zh/guide/one', undefined],
  ['/docs//evil.test', '/docs/zh/evil.test'],
  ['//evil.test', '/docs/zh/evil.test'],
] as const) {
  test(`[R-09] a first visit of ${path} of a site below /docs/ leads to ${instead ?? 'that page'}`, () => {
    expect(localizedAddress(path, ['zh'], { ...prefixes, base: '/docs/' })).toBe(instead);
  });
}

test('the script of the first paint is small, and has all it needs', () => {
  const source = firstPaintScript(true, prefixes);
  expect(() => new Function(source)).not.toThrow();
  expect(source).not.toMatch(/\bimport\b|\brequire\b|_mod|\$\{[A-Z]/);
  // Before it is minified; tests/site/weight.spec.ts counts what is sent.
  expect(source.length).toBeLessThan(5200);
});
