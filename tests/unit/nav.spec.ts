import { expect, test } from '@playwright/test';
import { mirrorAddress } from '../../theme/locale-address.ts';
import { currentState } from '../../theme/nav/current-state.ts';

const site = { lang: 'en', multiVersion: { default: 'v2', versions: ['v1', 'v2'] } };
const pages = [
  '/',
  '/zh/',
  '/v1/',
  '/v1/zh/',
  '/guide/',
  '/zh/guide/',
  '/guide/one',
  '/zh/guide/one',
  '/v1/zh/guide/one',
];
const mirror = (route: string, from: string, to: string) => {
  const [locale, target] = [from, to].map((name) => {
    const [lang = '', version = ''] = name.split(' ');
    return { lang, version };
  });
  return mirrorAddress(route, locale!, target!, site, (path) => pages.find((page) => page === path));
};

test('[N-07] a page has the same address in another language, and a folder keeps its slash', () => {
  expect(mirror('/guide/one', 'en v2', 'zh v2')).toEqual({ path: '/zh/guide/one', isMirror: true });
  expect(mirror('/zh/guide/', 'zh v2', 'en v2')).toEqual({ path: '/guide/', isMirror: true });
  expect(mirror('/', 'en v2', 'zh v2')).toEqual({ path: '/zh/', isMirror: true });
});

test('[N-07] a page has the same address in another version, in its language', () => {
  expect(mirror('/zh/guide/one', 'zh v2', 'zh v1')).toEqual({ path: '/v1/zh/guide/one', isMirror: true });
  expect(mirror('/v1/zh/guide/one', 'zh v1', 'zh v2')).toEqual({ path: '/zh/guide/one', isMirror: true });
});

test('[N-07] a page without a mirror leads to the home page there', () => {
  expect(mirror('/guide/', 'en v2', 'en v1')).toEqual({ path: '/v1/', isMirror: false });
  expect(mirror('', 'zh v2', 'en v2')).toEqual({ path: '/', isMirror: false });
});

test('[N-08] an item is current on its own page and in the section that it names', () => {
  const config = { link: '/zh/config/', activeMatch: '^(/zh)?/config/' };
  expect(currentState(config, '/zh/config/', '/zh/')).toBe('page');
  expect(currentState(config, '/zh/config/lib/dts', '/zh/')).toBe('true');
  expect(currentState(config, '/zh/guide/config/', '/zh/')).toBeUndefined();
});

test('[N-08] an item without a pattern holds the pages below it, and a home page holds none', () => {
  expect(currentState({ link: '/guide/index.html' }, '/guide/one', '/')).toBe('true');
  expect(currentState({ link: '/guide' }, '/guidelines', '/')).toBeUndefined();
  expect(currentState({ link: '/' }, '/guide/one', '/')).toBeUndefined();
  expect(currentState({ link: '/' }, '/', '/')).toBe('page');
});

test('[N-08] an item with items is current where one of them is', () => {
  const item = { items: [{ link: '/a' }, { items: [{ link: '/b' }] }] };
  expect(currentState(item, '/b', '/')).toBe('true');
  expect(currentState(item, '/c', '/')).toBeUndefined();
});
