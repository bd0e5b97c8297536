import { expect } from 'playwright/test';
import { texts } from '../../../shared/texts.ts';
import { click, until } from '../tab.ts';
import { isDark, PAGE, type Scenario, switchTheme } from './scenario.ts';

export const reading: readonly Scenario[] = [
  {
    promise: 'text is drawn with letters, not with boxes for glyphs that are missing',
    async run(tab, { at }) {
      await tab.goto(at + PAGE);
      // A box is 1 em wide.
      const widths = await tab.evaluate(() =>
        ['i'.repeat(10), 'W'.repeat(10)].map((text) => {
          const word = document.body.appendChild(document.createElement('span'));
          word.style.cssText = 'position: absolute; font: 100px sans-serif';
          word.textContent = text;
          return word.getBoundingClientRect().width;
        }),
      );
      expect(widths[0]).toBeGreaterThan(0);
      expect(widths[1]).toBeGreaterThan(2 * widths[0]!);
    },
  },
  {
    promise: 'the theme switches at once, and persists for the next document',
    async run(tab, { at }) {
      await tab.resize(1440, 900);
      await tab.goto(`${at}/`);
      const before = await tab.evaluate(isDark);
      await switchTheme(tab);
      await tab.goto(at + PAGE);
      expect(await tab.evaluate(isDark)).toBe(!before);
    },
  },
  {
    promise: 'a selected tab is also selected on the next page',
    async run(tab, { at }) {
      await tab.goto(`${at}/guide/start/quick-start`);
      await click(tab, '[role=tab][data-value=pnpm]');
      const chosen = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;
      await until(tab, () => document.querySelector('[role=tab][data-value=pnpm][aria-selected=true]'));
      await tab.goto(`${at}/guide/solution/react`);
      expect(await tab.evaluate(chosen)).toBe('pnpm');
    },
  },
  {
    promise: 'code tells the types of its names to the keyboard, and to a click on a name',
    async run(tab, { at }) {
      await tab.resize(1440, 900);
      await tab.goto(`${at}/config/lib/dts-bundle`);
      const focusCode = () => {
        const code = [...document.querySelectorAll<HTMLElement>('[data-types]')].find((one) =>
          /bundledPackages/.test(one.innerText),
        );
        code?.focus();
        return code?.querySelector('[data-type-name]');
      };
      const tells = (words: string) =>
        document.querySelector<HTMLElement>('#type-note:popover-open')?.innerText.includes(words);
      await until(tab, focusCode);
      await tab.press('Enter');
      await until(tab, tells, 'id: string');
      await tab.press('ArrowRight');
      await until(tab, tells, 'dts: ');
      await tab.press('Escape');
      await until(tab, () => !document.querySelector('#type-note:popover-open'));
      await click(tab, '[data-types]:focus [data-type-name]');
      await until(tab, tells, 'id: string');
      const box = await tab.evaluate(() => {
        const { left, right, top } = document.querySelector('#type-note')!.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0;
      });
      expect(box).toBe(true);
    },
  },
  {
    promise: 'code can be wrapped and copied, and a long output expands',
    async run(tab, { at, lang }) {
      await tab.resize(1440, 900);
      await tab.goto(`${at}/guide/advanced/module-federation`);
      await click(tab, 'main [data-action=wrap]');
      await until(tab, () => document.querySelector('main [data-action=wrap][aria-pressed=true]'));
      await click(tab, 'main [data-action=fold]');
      await until(tab, () => document.querySelector('main [data-action=fold][aria-expanded=true]'));
      await tab.evaluate(() => {
        window.prompt = (message = '') => {
          document.body.dataset.prompt = message;
          return null;
        };
      });
      await click(tab, 'main [data-action=copy]');
      // If the browser denies clipboard access, the reader is shown the keyboard shortcut.
      const prompt = texts['code.copyPrompt'][lang].replace('{{key}}', 'Ctrl+C');
      await until(
        tab,
        (wanted) =>
          document.querySelector('main [data-action=copy][data-copied]') ?? document.body.dataset.prompt === wanted,
        prompt,
      );
    },
  },
  {
    promise: 'the output explorer switches to another output',
    async run(tab, { at }) {
      await tab.goto(`${at}/guide/basic/output-format`);
      await click(tab, 'main fieldset label:has(input[value=cjs])');
      await until(tab, () => document.querySelector('main')?.textContent?.includes('exports.SlugBook'));
    },
  },
  {
    promise: 'a config that is typed at once is converted, and a note selects its line',
    async run(tab, { at }) {
      await tab.resize(375, 800);
      await tab.goto(`${at}/guide/migration/tsup`);
      await click(tab, '[data-island=Converter] textarea');
      await tab.type('export default { format: ["cjs"], pure: ["debug"] };');
      await click(tab, '[data-island=Converter] button');
      await until(tab, () => document.querySelector('[data-island=Converter] pre')?.textContent?.includes("'cjs'"));
      const options = await tab.evaluate(() =>
        [...document.querySelectorAll('[data-island=Converter] li > code:first-child')].map((one) => one.textContent),
      );
      expect(options).toContain('pure');
      await click(tab, '[data-island=Converter] li button');
      await until(tab, () => {
        const field = document.activeElement as HTMLTextAreaElement;
        return field.localName === 'textarea' && field.selectionEnd === field.value.length;
      });
    },
  },
  {
    promise: 'the live example counts stars',
    async run(tab, { at }) {
      await tab.resize(1440, 900);
      await tab.goto(`${at}/guide/solution/react`);
      const pressed = () => document.querySelectorAll('figure [aria-pressed=true]').length;
      const before = await tab.evaluate(pressed);
      await click(tab, 'figure button[aria-pressed=false]');
      await until(tab, (was) => document.querySelectorAll('figure [aria-pressed=true]').length > was, before);
    },
  },
  {
    promise: 'a live example with a custom element shows what its button changes',
    async run(tab, { at }) {
      await tab.resize(1440, 900);
      await tab.goto(`${at}/guide/solution/custom-elements`);
      await click(tab, 'figure [data-live] button');
      await until(tab, () => document.querySelector('price-badge')?.shadowRoot?.textContent?.includes('$4.00'));
    },
  },
  {
    promise: 'a live example changes its theme, and the page keeps its own',
    async run(tab, { at }) {
      await tab.resize(1440, 900);
      await tab.goto(`${at}/guide/advanced/css`);
      const body = () => getComputedStyle(document.body).color;
      const before = await tab.evaluate(body);
      await click(tab, 'figure [data-live] label:last-child input');
      await until(tab, () => {
        const card = document.querySelector('figure [data-live] article');
        return card && getComputedStyle(card).borderBlockStartColor === 'rgb(65, 105, 225)';
      });
      expect(await tab.evaluate(body)).toBe(before);
    },
  },
  {
    promise: 'an image of a page that nobody has touched is a button, opens in a dialog, and Escape closes it',
    async run(tab, { at }) {
      await tab.resize(1440, 900);
      await tab.goto(`${at}/guide/advanced/storybook`);
      await until(tab, () => document.querySelector('main img[role=button][tabindex="0"][aria-label]'));
      expect(await tab.evaluate(() => document.documentElement.dataset.app)).not.toBe('ready');
      const isShown = () => document.querySelector('dialog[open][data-state=open]');
      await click(tab, 'main img[data-zoomable]');
      await until(tab, isShown);
      await tab.press('Escape');
      await until(tab, () => !document.querySelector('dialog[open]'));
      expect(await tab.evaluate(() => document.activeElement?.matches('img[data-zoomable]'))).toBe(true);
    },
  },
];
