import { expect, test } from '@playwright/test';
import { themeRules } from '../../plugins/theme-rules.ts';

const WITHOUT_SCRIPT = '(scripting: none) and (prefers-color-scheme: dark)';

for (const [selector, instead] of [
  ['.dark', ':root'],
  [':where(html.rp-dark)', ':where(html:root)'],
  [':global(.dark) .inLight', ':root .inLight'],
  ['.dark .a, .rp-dark .b:hover', ':root .a, :root .b:hover'],
]) {
  test(`a dark rule for ${selector} holds on screens, and without script where the system is dark`, () => {
    expect(themeRules(selector!)).toEqual([
      ['screen', selector],
      [`screen and ${WITHOUT_SCRIPT}`, instead],
    ]);
  });
}

test('a light rule holds on paper, and on screens unless the system is dark and there is no script', () => {
  expect(themeRules(':where(html:not(.rp-dark))')).toEqual([
    ['print', ':where(html:root)'],
    [`screen and (not (${WITHOUT_SCRIPT}))`, ':where(html:not(.rp-dark))'],
  ]);
});

test('a rule of both themes stays as it is', () => {
  for (const selector of [':root', '.darkMark', '.rp-nav__title__logo-image--dark', '.dark-mode']) {
    expect(themeRules(selector)).toBeUndefined();
  }
});
