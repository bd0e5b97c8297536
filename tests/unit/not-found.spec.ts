import { expect, test } from '@playwright/test';
import { redirectTarget } from '../../head/redirect-unknown.ts';
import { homeAddress } from '../../theme/locale-address.ts';

const pages = new Set(['/guide/start/', '/guide/basic/cli']);
const instead = (pathname: string) => redirectTarget(pathname, 'en', ['zh'], (path) => pages.has(path));

test('[P-06] the default language prefix always goes', () => {
  expect(instead('/en/guide/start/')).toBe('/guide/start/');
  expect(instead('/en/nope')).toBe('/nope');
  expect(instead('/en')).toBe('/');
  expect(instead('/en/')).toBe('/');
});

test('[P-06] the Chinese prefix goes only where the rest is a page', () => {
  expect(instead('/zh/guide/basic/cli')).toBe('/guide/basic/cli');
  expect(instead('/zh/nope')).toBeUndefined();
  expect(instead('/zh/')).toBeUndefined();
});

test('[P-06] a prefix inside the path is no prefix', () => {
  expect(instead('/guide/en/x')).toBeUndefined();
  expect(instead('/english')).toBeUndefined();
});

test('[P-06] the result is a path of this site, whatever the address', () => {
  for (const pathname of ['/en//evil.test/x', '/en/\\evil.test', '//en//evil.test', '/en/\\\\/evil.test']) {
    const result = instead(pathname);
    const landed = new URL(result ?? '/', 'https://docs.test/start');
    expect(landed.origin, `${pathname} → ${result}`).toBe('https://docs.test');
    expect(result ?? '/').not.toMatch(/^[\\/]{2}/);
  }
});

test('[P-05] home carries the version and the language where they are not the defaults', () => {
  const site = { lang: 'en', multiVersion: { default: 'v1' } };
  expect(homeAddress({ lang: 'en', version: 'v1' }, site)).toBe('/');
  expect(homeAddress({ lang: 'zh', version: 'v1' }, site)).toBe('/zh/');
  expect(homeAddress({ lang: 'en', version: 'v2' }, site)).toBe('/v2/');
  expect(homeAddress({ lang: 'zh', version: 'v2' }, site)).toBe('/v2/zh/');
});
