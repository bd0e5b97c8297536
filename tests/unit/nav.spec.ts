import { expect, test } from '@playwright/test';
import { currentState } from '../../theme/nav/current-state.ts';

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
