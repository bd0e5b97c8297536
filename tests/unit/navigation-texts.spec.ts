import { expect, test } from '@playwright/test';
import { resolveLabels } from '../../plugins/navigation-texts.ts';

const texts = { 'nav.guide': { en: 'Guide', zh: '指南' } };

test('labels of the navigation become texts of the language, at any depth', () => {
  const nav = [{ text: 'nav.guide', items: [{ text: 'nav.guide', link: '/guide/' }] }];
  expect(resolveLabels(nav, 'zh', texts)).toEqual([{ text: '指南', items: [{ text: '指南', link: '/guide/' }] }]);
});

test('page titles and addresses stay as they are', () => {
  const item = { text: 'lib.format', link: '/config/lib/format', collapsed: false, tag: undefined };
  expect(resolveLabels(item, 'en', texts)).toEqual(item);
});

test('an unknown label is an error that names it and the remedy', () => {
  expect(() => resolveLabels([{ text: 'nav.giude' }], 'en', texts)).toThrow(/"nav\.giude".*site\/texts\.ts/);
});
