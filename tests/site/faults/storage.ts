import type { Page } from '@playwright/test';
import { texts } from '../../../site/texts.ts';
import { searchOf } from '../search-page.ts';
import type { Fault } from './fault.ts';
import { breakIn, runFirst } from './in-page.ts';
import { expect } from './written-pages.ts';

/** Ways in which a browser keeps nothing, or something else. Both functions run in the page. */
const troubles: Record<string, [fault: () => void, isThere: () => boolean]> = {
  'storage is blocked': [
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
    () => {
      try {
        return window.localStorage.length < 0;
      } catch {
        return true;
      }
    },
  ],
  'there is no storage': [
    () => {
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
    },
    () => window.localStorage === null,
  ],
  'storage is full': [
    () => {
      Storage.prototype.setItem = function fullStorage() {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    () => Storage.prototype.setItem.name === 'fullStorage',
  ],
  'storage can only be written': [
    () => {
      Storage.prototype.getItem = function closedStorage() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
    () => Storage.prototype.getItem.name === 'closedStorage',
  ],
  'storage forgets at once': [
    () => {
      Storage.prototype.setItem = function forgetfulStorage() {};
    },
    () => Storage.prototype.setItem.name === 'forgetfulStorage',
  ],
  'cookies are blocked': [
    () => {
      Object.defineProperty(document, 'cookie', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
    () => {
      try {
        return document.cookie.length < 0;
      } catch {
        return true;
      }
    },
  ],
};

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

/** Remembered searches are read when the panel opens. */
async function searchOpens(page: Page): Promise<void> {
  const { dialog, field } = searchOf(page, page.url().includes('/zh/') ? 'zh' : 'en');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** The system's theme holds, and the choice of another lasts for the visit, whether or not anything keeps it. */
async function themeIsChosen(page: Page): Promise<void> {
  const lang = page.url().includes('/zh/') ? 'zh' : 'en';
  const button = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  for (const appearance of ['auto', 'light', 'dark'] as const) {
    await button(texts.themeText[lang]).click();
    await button(texts[`appearance.${appearance}`][lang]).click();
    await expect(page.locator('html')).toHaveClass(appearance === 'light' ? /^(?!.*\bdark\b)/ : /\bdark\b/);
  }
}

export const storage: readonly Fault[] = [
  ...Object.entries(troubles).map(
    ([name, [fault, isThere]]): Fault => ({
      name,
      comes: ['opening', 'use'],
      inject: (page) => breakIn(page, fault, isThere),
      still: themeIsChosen,
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
        return () => page.evaluate((key) => localStorage.getItem(key) !== null, KEYS[1] ?? '');
      },
      still: searchOpens,
    }),
  ),
];
