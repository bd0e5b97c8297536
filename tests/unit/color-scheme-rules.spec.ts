import { expect, test } from '@playwright/test';
import { colorSchemeRules } from '../../plugins/color-scheme-rules.ts';

const WITHOUT_SCRIPT = '(scripting: none) and (prefers-color-scheme: dark)';

for (const [selector, instead] of [
  ['.dark', ':root'],
  [':where(html.rp-dark)', ':where(html:root)'],
  [':global(.dark) .inLight', ':root .inLight'],
] as const) {
  test(`a dark rule for ${selector} applies on screens, and without script where the system is dark`, () => {
    expect(colorSchemeRules([selector])).toEqual([
      ['screen', [selector]],
      [`screen and ${WITHOUT_SCRIPT}`, [instead]],
    ]);
  });
}

test('a light rule applies on paper, and on screens unless the system is dark and there is no script', () => {
  expect(colorSchemeRules([':where(html:not(.rp-dark))'])).toEqual([
    ['print', [':where(html:root)']],
    [`screen and (not (${WITHOUT_SCRIPT}))`, [':where(html:not(.rp-dark))']],
  ]);
});

test('a selector of both schemes stays as it is, also beside one of a single scheme', () => {
  const both = [':root', '.darkMark', '.rp-nav__title__logo-image--dark', '.dark-mode'];
  expect(colorSchemeRules(both)).toEqual([[undefined, both]]);
  expect(colorSchemeRules(['.inDark', '.dark .inLight'])).toEqual([
    [undefined, ['.inDark']],
    ['screen', ['.dark .inLight']],
    [`screen and ${WITHOUT_SCRIPT}`, [':root .inLight']],
  ]);
});
