import { expect } from 'playwright/test';
import { SIDEBAR } from '../../site/rspress-selectors.ts';
import { click, until } from '../tab.ts';
import { isAt, isFieldFocused, OPTION, PAGE, pathOf, type Scenario, switchTheme } from './scenario.ts';

export const limited: readonly Scenario[] = [
  {
    promise: 'without JavaScript, links work and collapsed sections open',
    site: 'noScript',
    expected: /script/i,
    async run(tab, { at }) {
      await tab.resize(1440, 900);
      await tab.goto(at + OPTION);
      const place = await tab.evaluate(() => [scrollY, document.documentElement.scrollWidth > innerWidth]);
      expect(place).toEqual([0, false]);
      await click(tab, 'main summary');
      await until(tab, () => document.querySelector('main details[open]'));
      await click(tab, `${SIDEBAR} a[href$="/config/lib/format"]`);
      await until(tab, isAt, pathOf(`${at}/config/lib/format`));
    },
  },
  {
    promise: 'without storage, tabs, links and the theme switch work',
    site: 'noStorage',
    expected: /origin|CORS|cross-site|NetworkError|Failed to (?:load|fetch)/i,
    async run(tab, { at }) {
      await tab.resize(1440, 900);
      await tab.goto(`${at}/guide/start/quick-start`);
      await click(tab, '[role=tab][data-value=pnpm]');
      await until(tab, () => document.querySelector('[role=tab][data-value=pnpm][aria-selected=true]'));
      await click(tab, `${SIDEBAR} a[href$="/guide/basic/cli"]`);
      await until(tab, isAt, pathOf(at + PAGE));
      await switchTheme(tab);
    },
  },
  {
    promise: 'print shows only the article, with all tabs, all collapsed sections and full link URLs',
    async run(tab, { at }) {
      await tab.goto(`${at}/guide/start/quick-start`);
      await tab.evaluate(printStyles);
      const hidden = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => !one.checkVisibility()).length;
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length;
      expect(await tab.evaluate(shown, 'header, nav, main button')).toBe(0);
      expect(await tab.evaluate(shown, '[role=tabpanel]')).toBeGreaterThan(1);
      expect(await tab.evaluate(hidden, '[role=tabpanel]')).toBe(0);
      const link = await tab.evaluate(() => {
        const one = document.querySelector('main p a[href^="/"]');
        return one && getComputedStyle(one, '::after').content;
      });
      expect(link).toContain(new URL(at).origin);
      await tab.goto(at + OPTION);
      await tab.evaluate(printStyles);
      const folded = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().height === 0).length;
      expect(await tab.evaluate(folded, 'main details:not(details details) > h3, main details p')).toBe(0);
    },
  },
  {
    promise: 'the content policy and trusted types refuse what a stranger adds, and report it',
    expected: /other\.test|content.security.policy|trusted|CSP/i,
    async run(tab, { at }) {
      await tab.goto(at + PAGE);
      await tab.press('Control+k');
      await until(tab, isFieldFocused);
      expect(await tab.messages(), 'while the page is used').toEqual([]);
      await tab.evaluate(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          document.body.dataset.refused = `${document.body.dataset.refused ?? ''} ${effectiveDirective}`;
        });
        // Code from a driver may bypass the policy; later tasks of the page do not.
        setTimeout(() => Object.assign(new Image(), { src: 'https://other.test/picture.png' }));
        setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<i id="stranger" onclick=""></i>'));
      });
      await until(tab, () => document.body.dataset.refused?.includes('img-src'));
      if (await tab.evaluate(() => 'trustedTypes' in window)) {
        await until(tab, () => document.body.dataset.refused?.includes('require-trusted-types-for'));
        expect(await tab.evaluate(() => document.querySelector('#stranger'))).toBe(null);
      }
    },
  },
];

/** Prepares the page for printing and applies print styles to the screen, since no driver emulates print media. */
function printStyles(): void {
  dispatchEvent(new Event('beforeprint'));
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (media.mediaText.includes('print')) media.mediaText = 'all';
        else if (media.mediaText.includes('screen')) media.mediaText = 'not all';
      }
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) visit(cssRules);
}
