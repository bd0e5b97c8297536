import type { Page } from 'playwright/test';
import { texts } from '../../../shared/texts.ts';
import { searchOf } from '../search-page.ts';
import { type Fault, languageOf } from './fault.ts';
import { breakPage, runFirst } from './fault-window.ts';
import { expect } from './page-text.ts';

type Broken = { object: 'window' | 'document' | 'Storage.prototype'; names: string[]; how: 'throws' | 'null' | 'noop' };

const broken: Record<string, Broken> = {
  'storage is blocked': {
    object: 'window',
    names: ['localStorage', 'sessionStorage', 'indexedDB', 'caches'],
    how: 'throws',
  },
  'there is no storage': { object: 'window', names: ['localStorage', 'sessionStorage'], how: 'null' },
  'storage is full': { object: 'Storage.prototype', names: ['setItem'], how: 'throws' },
  'storage can only be written': { object: 'Storage.prototype', names: ['getItem'], how: 'throws' },
  'storage forgets at once': { object: 'Storage.prototype', names: ['setItem'], how: 'noop' },
  'cookies are blocked': { object: 'document', names: ['cookie'], how: 'throws' },
};

/** Breaks a part of storage. Runs in the page. */
function breakStorage({ object, names, how }: Broken): void {
  const holder = { window, document, 'Storage.prototype': Storage.prototype }[object];
  for (const name of names) {
    const fail = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const isMethod = object === 'Storage.prototype';
    const property = isMethod
      ? { value: how === 'throws' ? fail : () => {} }
      : { get: how === 'null' ? () => null : fail };
    Object.defineProperty(holder, name, { ...property, configurable: true });
  }
  Object.assign(window, { isStorageBroken: true });
}

const KEYS = [
  'rspress-theme-appearance',
  'rspress-visited',
  'scroll-positions',
  'recent-searches',
  'rspress.tabs.package-manager',
];

/** Values that other programs, older releases or attackers may have left. */
const VALUES = {
  'half a list': '[["a", 1',
  'nothing but a zero': '\u0000',
  'an object with a prototype': '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  'markup that would run': '["<img src=x onerror=injected()>","<script>injected()</script>"]',
  'a script address': 'javascript:injected()',
  'numbers for names': '[[1,2],["x","1e999"],[null,{}]]',
  'a hundred thousand characters': `["${'x'.repeat(100_000)}"]`,
  'half a character': '"\ud83d"',
};

/** Opens search, which reads remembered searches. */
async function searchOpens(page: Page): Promise<void> {
  const { dialog, field } = searchOf(page, languageOf(page));
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** The system's theme applies, and choosing another one works for the visit, whether or not it can be stored. */
async function themeIsChosen(page: Page): Promise<void> {
  const lang = languageOf(page);
  const button = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  for (const appearance of ['auto', 'light', 'dark'] as const) {
    await button(texts.themeText[lang]).click();
    await button(texts[`appearance.${appearance}`][lang]).click();
    await expect(page.locator('html')).toHaveClass(appearance === 'light' ? /^(?!.*\bdark\b)/ : /\bdark\b/);
  }
}

export const storage: readonly Fault[] = [
  ...Object.entries(broken).map(
    ([name, how]): Fault => ({
      name,
      when: ['opening', 'use'],
      inject: (page) => breakPage(page, breakStorage, () => 'isStorageBroken' in window, how),
      async check(page) {
        await themeIsChosen(page);
        await searchOpens(page);
      },
    }),
  ),
  ...Object.entries(VALUES).map(
    ([name, value]): Fault => ({
      name: `storage holds ${name}`,
      inject: async (page) => {
        await runFirst(
          page,
          ([keys, stored]) => {
            for (const key of keys) for (const area of [localStorage, sessionStorage]) area.setItem(key, stored);
          },
          [KEYS, value] as const,
        );
        return () => page.evaluate(() => localStorage.getItem('rspress-visited') !== null);
      },
      check: searchOpens,
    }),
  ),
];
