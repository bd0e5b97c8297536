import { expect } from 'playwright/test';
import { texts } from '../../../shared/texts.ts';
import { LOCAL_BAR, SIDEBAR } from '../../site/rspress-selectors.ts';
import { click, until } from '../tab.ts';
import {
  isAligned,
  isAt,
  isDark,
  isFieldFocused,
  LEFT_SCRIPTS,
  OPTION,
  PAGE,
  path,
  pathOf,
  type Scenario,
  scrollPosition,
} from './scenario.ts';

export const moving: readonly Scenario[] = [
  {
    promise: 'the menus of a scrolled page open below the bar, inside of the window, which can then get narrow',
    async run(tab, { at }) {
      await tab.resize(1440, 900);
      await tab.goto(at + PAGE);
      await tab.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
      await until(tab, () => scrollY > 1400);
      const places = await tab.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.rp-nav [popover]:not(dialog)')].flatMap((panel) => {
          panel.showPopover();
          const { top, bottom, left, right, width } = panel.getBoundingClientRect();
          panel.hidePopover();
          return width > 0 ? { top, bottom, left, right } : [];
        }),
      );
      expect(places.length).toBeGreaterThan(2);
      for (const { top, bottom, left, right } of places) {
        expect(top).toBeGreaterThan(40);
        expect(top).toBeLessThan(90);
        expect(bottom).toBeLessThan(900);
        expect(left).toBeGreaterThan(0);
        expect(right).toBeLessThan(1440);
      }
      await tab.resize(1000, 900);
      await until(tab, () => innerWidth < 1024);
    },
  },
  {
    promise:
      'the menu of a page opens on top of it, inside of the window, on a phone and on a desktop, without the application',
    async run(tab, { at }) {
      for (const [width, height] of [
        [375, 700],
        [1440, 900],
      ] as const) {
        await tab.resize(width, height);
        await tab.goto(at + PAGE);
        await click(tab, '[data-menu=click] > button');
        await until(tab, () => document.querySelector('[data-menu=click] > :popover-open'));
        const entries = await tab.evaluate(() =>
          [...document.querySelectorAll('[data-menu=click] li > *')].map((entry) => {
            const { top, bottom, left, right } = entry.getBoundingClientRect();
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return { top, bottom, left, right, isOnTop: entry.contains(hit) };
          }),
        );
        expect(entries.length).toBeGreaterThan(3);
        for (const { top, bottom, left, right, isOnTop } of entries) {
          expect(isOnTop).toBe(true);
          expect(Math.min(top, left, height - bottom, width - right)).toBeGreaterThan(0);
        }
        expect(await tab.evaluate(() => document.documentElement.dataset.app)).not.toBe('ready');
      }
    },
  },
  {
    promise: 'a button tells at once that its panel has opened or closed',
    async run(tab, { at }) {
      await tab.resize(375, 700);
      await tab.goto(at + PAGE);
      const told = await tab.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[popover="auto"]:not([data-search])')].flatMap((panel) => {
          const button = document.querySelector(`[popovertarget="${panel.id}"]`);
          if (!button?.checkVisibility()) return [];
          panel.showPopover();
          const whenOpen = button.ariaExpanded;
          panel.hidePopover();
          return [`${whenOpen} ${button.ariaExpanded}`];
        }),
      );
      expect(told.length).toBeGreaterThan(3);
      expect([...new Set(told)]).toEqual(['true false']);
    },
  },
  {
    promise: 'the sidebar of a narrow window that gets wide shows the current page',
    async run(tab, { at }) {
      await tab.resize(375, 700);
      await tab.goto(`${at}/guide/advanced/webassembly`);
      await tab.resize(1440, 900);
      await until(tab, () => {
        const [link, sidebar] = ['#page-sidebar [aria-current]', '#page-sidebar'].map((one) =>
          document.querySelector(one)!.getBoundingClientRect(),
        );
        return link!.top >= sidebar!.top && link!.bottom <= innerHeight && link!.height > 0;
      });
    },
  },
  {
    promise: 'on a phone, the name of the section that is read replaces the label of the button of the outline',
    async run(tab, { at, lang }) {
      await tab.resize(375, 700);
      await tab.goto(at + PAGE);
      const label = texts.outlineTitle[lang];
      const shown = (wanted: string) => {
        const button = document.querySelector<HTMLElement>('[popovertarget=page-outline]')!;
        return button.innerText.toLowerCase().includes(wanted.toLowerCase());
      };
      await until(tab, shown, label);
      await tab.evaluate(() => document.querySelector('#inspect')?.scrollIntoView({ behavior: 'instant' }));
      const heading = await tab.evaluate(() => document.querySelector('#page-outline [href="#inspect"]')!.textContent!);
      await until(tab, shown, heading);
      expect(await tab.evaluate(shown, label)).toBe(false);
      await tab.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await until(tab, shown, label);
    },
  },
  {
    promise:
      'on a page that nobody has touched, an outline link scrolls smoothly to its heading, and back returns at once',
    async run(tab, { at }) {
      await tab.resize(1440, 900);
      await tab.goto(at + PAGE);
      // WebKitGTK without a desktop has no smooth scrolling, or draws few frames of it.
      await tab.evaluate(recordSteps);
      await tab.evaluate(() => window.scrollTo({ top: 1500, behavior: 'smooth' }));
      await until(tab, () => Math.round(scrollY) === 1500);
      const isSmooth = Number(await tab.evaluate(() => document.body.dataset.steps)) > 2;
      await tab.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await until(tab, () => scrollY === 0);
      await tab.evaluate(recordSteps);
      expect(await tab.evaluate(() => document.documentElement.dataset.app)).not.toBe('ready');
      await click(tab, '#page-outline a[href="#inspect"]');
      await until(tab, isAligned, 'inspect');
      await until(tab, () => Math.round(document.querySelector('#inspect')?.getBoundingClientRect().top ?? 0) === 72);
      const steps = Number(await tab.evaluate(() => document.body.dataset.steps));
      if (isSmooth) expect(steps).toBeGreaterThan(1);
      expect(await tab.evaluate(path)).toBe(`${pathOf(at + PAGE)}#inspect`);
      await tab.back();
      await until(tab, () => scrollY < 5);
    },
  },
  {
    promise: 'a URL with a hash opens at its heading, and expands a collapsed section',
    async run(tab, { at }) {
      await tab.goto(`${at}${OPTION}#ts5011-root-dir-is-missing`);
      await until(tab, isAligned, 'ts5011-root-dir-is-missing');
      await until(tab, () => document.querySelector('#ts5011-root-dir-is-missing')?.closest('details')?.open);
    },
  },
  {
    promise: 'back and forward between pages restore the scroll positions',
    expected: LEFT_SCRIPTS,
    async run(tab, { at }) {
      await tab.resize(1440, 900);
      await tab.goto(at + PAGE);
      const link = `${SIDEBAR} a[href$="/guide/basic/typescript"]`;
      // The click would scroll the page with the sidebar if the link were out of view by then.
      await tab.evaluate(
        (selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
        link,
      );
      await tab.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
      await until(tab, () => scrollY > 1400);
      const before = await tab.evaluate(scrollPosition);
      await click(tab, link);
      await until(
        tab,
        (wanted) => location.pathname === wanted && document.querySelector('h1'),
        pathOf(`${at}/guide/basic/typescript`),
      );
      await until(tab, () => scrollY < 5);
      await tab.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
      await until(tab, () => scrollY > 600);
      const next = await tab.evaluate(scrollPosition);
      await tab.back();
      await until(tab, isAt, pathOf(at + PAGE));
      await until(tab, (wanted) => Math.abs(scrollY - wanted) < 5, before);
      await tab.forward();
      await until(tab, isAt, pathOf(`${at}/guide/basic/typescript`));
      await until(tab, (wanted) => Math.abs(scrollY - wanted) < 5, next);
    },
  },
  {
    promise: 'a page restored after a visit to another document works, and sees what was stored meanwhile',
    expected: LEFT_SCRIPTS,
    async run(tab, { at }) {
      await tab.resize(1440, 900);
      await tab.goto(at + PAGE);
      await tab.press('Control+k');
      await until(tab, isFieldFocused);
      await tab.type('dts');
      // A page that is left while it loads something would report that as failed.
      await until(tab, () => document.querySelector('[role=option]'));
      await until(tab, () => document.documentElement.dataset.app === 'ready');
      await tab.press('Escape');
      await tab.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted);
        });
      });
      const theme = (await tab.evaluate(isDark)) ? 'light' : 'dark';
      await tab.goto(`${at}/config/`);
      await tab.evaluate((chosen) => localStorage.setItem('rspress-theme-appearance', chosen), theme);
      await tab.back();
      await until(tab, isAt, pathOf(at + PAGE));
      await until(tab, () => document.readyState === 'complete');
      const persisted = await tab.evaluate(() => document.documentElement.dataset.persisted);
      expect(persisted).toBe(tab.cachesPages ? 'true' : undefined);
      await until(tab, (chosen) => document.documentElement.style.colorScheme === chosen, theme);
      await tab.press('Control+k');
      await until(tab, isFieldFocused);
      await tab.press('Escape');
      await click(tab, `${SIDEBAR} a[href$="/guide/basic/typescript"]`);
      await until(tab, isAt, pathOf(`${at}/guide/basic/typescript`));
    },
  },
  {
    promise: 'the language switcher keeps the page',
    expected: LEFT_SCRIPTS,
    async run(tab, { at, lang }) {
      await tab.resize(1440, 900);
      await tab.goto(at + PAGE);
      const other = lang === 'en' ? 'zh' : 'en';
      await click(tab, `button[popovertarget]:has(+ [popover] a[hreflang|="${other}"])`);
      await click(tab, `[popover] a[hreflang|="${other}"]`);
      await until(tab, (wanted) => document.documentElement.lang.startsWith(wanted), other);
      await until(tab, (page) => location.pathname.endsWith(page), PAGE);
    },
  },
  {
    promise: 'on a phone, the drawer opens another section, and the page menu another page',
    expected: LEFT_SCRIPTS,
    async run(tab, { at, lang }) {
      await tab.resize(375, 800);
      await tab.goto(at + PAGE);
      await click(tab, `${LOCAL_BAR} [popovertarget="page-sidebar"]`);
      await click(tab, '#page-sidebar:popover-open a[href$="/guide/basic/typescript"]');
      await until(tab, isAt, pathOf(`${at}/guide/basic/typescript`));
      await click(tab, `header button[aria-label="${texts['bar.menu'][lang]}"]`);
      await click(tab, 'dialog:popover-open a[href$="/config/"]');
      await until(tab, isAt, pathOf(`${at}/config/`));
    },
  },
  {
    promise: 'the tool switcher opens, and Escape restores the focus',
    async run(tab, { at, lang }) {
      await tab.resize(1440, 900);
      await tab.goto(at + PAGE);
      const button = `button[popovertarget][aria-label="${texts['toolSwitcher.button'][lang]}"]`;
      await click(tab, button);
      await until(tab, () => document.querySelector('.rp-nav [popover]:popover-open a'));
      await tab.press('Escape');
      await until(tab, () => !document.querySelector('.rp-nav [popover]:popover-open'));
      expect(await tab.evaluate((wanted) => document.activeElement?.matches(wanted), button)).toBe(true);
    },
  },
];

/** Starts to count the rendered scroll positions. Runs in the page. */
function recordSteps(): void {
  const places = new Set<number>();
  document.body.dataset.steps = '0';
  addEventListener('scroll', () => {
    document.body.dataset.steps = String(places.add(scrollY).size);
  });
}
