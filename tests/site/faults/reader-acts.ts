import type { Page } from '@playwright/test';
import { texts } from '../../../site/texts.ts';
import { searchOf } from '../search-page.ts';
import { drawn, linkTo } from '../shell.ts';
import { type Fault, HERE, NEXT } from './fault.ts';
import { runFirst } from './in-page.ts';
import { typeIntoSearch } from './typed-texts.ts';
import { expect } from './written-pages.ts';

const OTHER = '/config/lib/banner';

function inLanguage(page: Page) {
  const lang = new URL(page.url()).pathname.startsWith('/zh/') ? ('zh' as const) : ('en' as const);
  const prefix = lang === 'zh' ? '/zh' : '';
  return { lang, here: prefix + HERE, next: prefix + NEXT, other: prefix + OTHER };
}

/** Ends on the page of the last act, whatever came before. */
async function isAtHere(page: Page): Promise<void> {
  const { here, next, other } = inLanguage(page);
  await linkTo(page, other).click({ noWaitAfter: true });
  await linkTo(page, next).click({ noWaitAfter: true });
  await linkTo(page, here).click({ noWaitAfter: true });
  await expect(page).toHaveURL(here);
  await drawn(page);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

async function backAndForth(page: Page): Promise<void> {
  const { next, other } = inLanguage(page);
  for (const address of [next, other, next]) {
    await linkTo(page, address).click();
    await expect(page).toHaveURL(address);
  }
  await page.evaluate(() => {
    for (const step of [-1, -1, 1, -1, 2, -3, 1, 1, -2, 1]) history.go(step);
  });
  await drawn(page);
  await isAtHere(page);
}

async function thirtyClicks(page: Page): Promise<void> {
  const { next, other } = inLanguage(page);
  for (let click = 0; click < 15; click += 1) {
    for (const address of [next, other]) await linkTo(page, address).evaluate((link: HTMLElement) => link.click());
  }
  await isAtHere(page);
}

async function badHashes(page: Page): Promise<void> {
  for (const hash of [
    '#%E4%A',
    '#100%',
    '#<img src=x onerror=injected()>',
    '#javascript:injected()',
    '#__proto__',
    '#',
  ]) {
    await page.evaluate((next) => (location.hash = next), hash);
  }
  await drawn(page);
}

async function enterOutsideSearch(page: Page): Promise<void> {
  const before = page.url();
  await page.keyboard.press('Enter');
  const { dialog, field, rows } = searchOf(page, inLanguage(page).lang);
  await page.keyboard.press('Control+k');
  await field.fill('dts');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Enter');
  await drawn(page);
  expect(page.url()).toBe(before);
}

/** Other windows may say what they like. */
async function messagesFromOutside(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = ['<img src=x onerror=injected()>', 'javascript:injected()', '{"__proto__":{"polluted":1}}'];
    for (const data of [...texts, null, { type: 'navigate', url: '//evil.test' }, { __proto__: { polluted: 1 } }]) {
      window.postMessage(data, '*');
    }
    window.name = '<script>injected()</script>';
    for (const name of ['RspressReloadContent', 'application-ready', 'storage', 'popstate', 'hashchange']) {
      window.dispatchEvent(new Event(name));
    }
  });
  await drawn(page);
}

/** Asks for text to be copied where nothing copies: the browser's own question stands in. */
async function copyIsAsked(page: Page): Promise<void> {
  const { lang } = inLanguage(page);
  const asked = page.waitForEvent('dialog');
  const copy = page.getByRole('main').getByRole('button', { name: texts.codeButtonGroupCopyButtonText[lang] }).first();
  const clicked = copy.click();
  const dialog = await asked;
  expect(dialog.type()).toBe('prompt');
  await dialog.dismiss();
  await clicked;
}

const inUse = (name: string, still: Fault['still'], rest: Partial<Fault> = {}): Fault => ({
  name,
  comes: ['use'],
  still,
  ...rest,
});

export const readerActs: readonly Fault[] = [
  inUse('links are pressed thirty times in a row', thirtyClicks),
  inUse('links are pressed thirty times in a row, in the other language', thirtyClicks),
  inUse('back and forward are pressed ten times in a row', backAndForth, { browser: {} }),
  inUse('back and forward are pressed ten times in a row, in the other language', backAndForth, { browser: {} }),
  inUse('the hash becomes a bad one, again and again', badHashes),
  inUse('Enter is pressed outside search', enterOutsideSearch),
  inUse('anything is typed into search', typeIntoSearch),
  inUse('anything is typed into search, in the other language', typeIntoSearch),
  inUse('other windows send messages and events', messagesFromOutside),
  {
    name: 'the clipboard is refused, and so is the copy command',
    ids: 'D-11',
    inject: async (page) => {
      await runFirst(
        page,
        () => {
          const refused = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
          Object.defineProperty(navigator, 'clipboard', { value: { writeText: refused } });
          document.execCommand = () => false;
        },
        null,
      );
      return () => page.evaluate(() => document.execCommand.length === 0);
    },
    still: copyIsAsked,
  },
];
