import { expect } from 'playwright/test';
import { click, until } from '../tab.ts';
import { isAt, isFieldFocused, PAGE, pathOf, type Scenario, type Site, selected } from './scenario.ts';

/** What has become of the application's scripts, by site. */
const MISSING_SCRIPTS = { released: 'a release has renamed', stuck: 'never arrive' } satisfies Partial<
  Record<Site, string>
>;

export const searching: readonly Scenario[] = [
  {
    promise: 'search opens by hotkey, arrow keys move through it, and Enter opens the result',
    async run(tab, { at, lang }) {
      await tab.resize(1440, 900);
      await tab.goto(at + PAGE);
      await tab.press('Control+k');
      await until(tab, isFieldFocused);
      await tab.type('dts');
      const first = await until(tab, selected);
      const list = () => document.querySelector('dialog[data-search] [role=listbox]')?.parentElement?.clientHeight;
      expect(await tab.evaluate(list), 'the height of the results').toBeGreaterThan(200);
      await tab.press('ArrowDown');
      await until(tab, (before) => document.querySelector('[aria-selected=true]')?.textContent !== before, first);
      await tab.press('Enter');
      await until(tab, (start) => !location.pathname.endsWith(start), PAGE);
      expect(await tab.evaluate(() => document.documentElement.lang)).toContain(lang);
    },
  },
  {
    promise: 'Enter that ends an IME composition does not open a result',
    async run(tab, { at }) {
      await tab.goto(at + PAGE);
      await tab.press('Control+k');
      await until(tab, isFieldFocused);
      await tab.type('dts');
      await until(tab, selected);
      // Simulates an input method; no driver has one.
      await tab.evaluate(() => {
        const field = document.activeElement;
        field?.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
        const enter = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
        field?.dispatchEvent(new KeyboardEvent('keydown', enter));
        field?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
      });
      expect(await tab.evaluate(isAt, pathOf(at + PAGE))).toBe(true);
      expect(await tab.evaluate(isFieldFocused)).toBe(true);
    },
  },
  {
    promise: 'letters typed right after Ctrl+K end up in the search field',
    async run(tab, { at }) {
      await tab.goto(at + PAGE);
      await tab.press('Control+k');
      await tab.type('umd name');
      await until(tab, isFieldFocused);
      await until(tab, (words) => (document.activeElement as HTMLInputElement).value === words, 'umd name');
      await until(tab, selected);
    },
  },
  {
    promise: 'Escape closes search and restores the focus',
    async run(tab, { at }) {
      await tab.goto(at + PAGE);
      await tab.press('Tab');
      const before = await tab.evaluate(() => document.activeElement?.textContent);
      await tab.press('Control+k');
      await until(tab, isFieldFocused);
      await tab.press('Escape');
      await until(tab, () => document.activeElement?.localName !== 'input');
      expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe(before);
    },
  },
  ...Object.entries(MISSING_SCRIPTS).map(
    ([site, what]): Scenario => ({
      promise: `search whose scripts ${what} tries again in a new document, and keeps its words and the focus`,
      site: site as Site,
      // Puppeteer cannot print an error of Firefox.
      expected: /load|fetch|404|resource|MIME|JSHandle@error/i,
      async run(tab, { at }) {
        await tab.goto(at + PAGE);
        await tab.press('Control+k');
        await tab.type('dts');
        await click(tab, 'dialog[data-search] [data-action=retry-search]');
        await until(tab, selected);
        expect(await tab.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('dts');
      },
    }),
  ),
  {
    promise: 'the overview filter finds an option',
    async run(tab, { at }) {
      await tab.goto(`${at}/config/`);
      await click(tab, 'main input[type=search]');
      await tab.type('auto external');
      await until(
        tab,
        () =>
          document.querySelector('main a[href$="/config/lib/auto-external"]') &&
          !document.querySelector('main search ~ * a[href$="/config/lib/shims"]'),
      );
    },
  },
  {
    promise: 'the 404 page suggests similar pages',
    expected: /404/,
    async run(tab, { at }) {
      await tab.goto(`${at}/guide/basic/clii`);
      await until(tab, () => document.querySelector('main a[href$="/guide/basic/cli"]'));
    },
  },
  {
    promise: 'offline, an open search keeps answering',
    site: 'lost',
    expected: /load|fetch|network|connection|resource|could not/i,
    async run(tab, { at }) {
      await tab.goto(at + PAGE);
      await tab.press('Control+k');
      await until(tab, isFieldFocused);
      await tab.type('dts');
      const first = await until(tab, selected);
      // The server closes every connection from now on.
      await tab.evaluate(() => void fetch('/lose').catch(() => {}));
      await until(tab, () =>
        fetch('/').then(
          () => false,
          () => true,
        ),
      );
      await tab.press('Control+a');
      await tab.type('umd name');
      await until(
        tab,
        (before) => {
          const found = document.querySelector('[role=option][aria-selected=true]')?.textContent;
          return found && found !== before;
        },
        first,
      );
    },
  },
];
