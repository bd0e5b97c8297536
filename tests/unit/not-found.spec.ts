import { expect, test } from 'playwright/test';
import { redirectTarget } from '../../document/head/redirect-unknown.ts';
import { homeAddress } from '../../theme/locale-address.ts';

const instead = (pathname: string) => redirectTarget(pathname, 'en', ['zh'], ['/guide/start/', '/guide/basic/cli']);

test('[P-06] the prefix of the default language is always removed', () => {
  expect(instead('/en/guide/start/')).toBe('/guide/start/');
  expect(instead('/en/nope')).toBe('/nope');
  expect(instead('/en')).toBe('/');
  expect(instead('/en/')).toBe('/');
});

test('[P-06] the Chinese prefix is removed only if the rest is a page', () => {
  expect(instead('/zh/guide/basic/cli')).toBe('/guide/basic/cli');
  expect(instead('/zh/guide/basic/cli.html')).toBe('/guide/basic/cli.html');
  expect(instead('/zh/nope')).toBeUndefined();
  expect(instead('/zh/')).toBeUndefined();
});

test('[P-06] a language code inside the path is not a prefix', () => {
  expect(instead('/guide/en/x')).toBeUndefined();
  expect(instead('/english')).toBeUndefined();
});

test('[P-06] the result is a path on this site, whatever the input', () => {
  for (const pathname of ['/en//evil.test/x', '/en/\\evil.test', '//en//evil.test', '/en/\\\\/evil.test']) {
    const result = instead(pathname);
    const landed = new URL(result ?? '/', 'https://docs.test/start');
    expect(landed.origin, `${pathname} → ${result}`).toBe('https://docs.test');
    expect(result ?? '/').not.toMatch(/^[\\/]{2}/);
  }
});

test('[P-05] the home link includes the version and language if they are not the defaults', () => {
  const site = { lang: 'en', multiVersion: { default: 'v1' } };
  expect(homeAddress({ lang: 'en', version: 'v1' }, site)).toBe('/');
  expect(homeAddress({ lang: 'zh', version: 'v1' }, site)).toBe('/zh/');
  expect(homeAddress({ lang: 'en', version: 'v2' }, site)).toBe('/v2/');
  expect(homeAddress({ lang: 'zh', version: 'v2' }, site)).toBe('/v2/zh/');
});
