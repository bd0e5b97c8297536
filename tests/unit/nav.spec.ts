import { expect, test } from '@playwright/test';
import { currentState } from '../../theme/nav/current-state.ts';

test('[N-08] an item is current on its own page and in its section', () => {
  const config = { link: '/zh/config/', activeMatch: '^(/zh)?/config/' };
  expect(currentState(config, '/zh/config/', '/zh/')).toBe('page');
  expect(currentState(config, '/zh/config/lib/dts', '/zh/')).toBe('true');
  expect(currentState(config, '/zh/guide/config/', '/zh/')).toBeUndefined();
});

test('[N-08] an item without a pattern matches the pages below its link, and the home page matches only itself', () => {
  expect(currentState({ link: '/guide/index.html' }, '/guide/one', '/')).toBe('true');
  expect(currentState({ link: '/guide' }, '/guidelines', '/')).toBeUndefined();
  expect(currentState({ link: '/' }, '/guide/one', '/')).toBeUndefined();
  expect(currentState({ link: '/' }, '/', '/')).toBe('page');
});

test('[N-08] a group is current if one of its items is', () => {
  const item = { items: [{ link: '/a' }, { items: [{ link: '/b' }] }] };
  expect(currentState(item, '/b', '/')).toBe('true');
  expect(currentState(item, '/c', '/')).toBeUndefined();
});
