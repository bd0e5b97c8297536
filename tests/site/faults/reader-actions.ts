import type { Page } from 'playwright/test';
import { texts } from '../../../shared/texts.ts';
import { searchOf } from '../search-page.ts';
import { drawn, linkTo } from '../shell.ts';
import { type Fault, HERE, languageOf, NEXT, OTHER, prefixOf } from './fault.ts';
import { expect } from './page-text.ts';

/** Clicks three links at once; the last one wins. */
async function returnHere(page: Page): Promise<void> {
  const prefix = prefixOf(page);
  for (const address of [OTHER, NEXT, HERE]) await linkTo(page, prefix + address).click({ noWaitAfter: true });
  await expect(page).toHaveURL(prefix + HERE);
  await drawn(page);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

async function clickThirtyTimes(page: Page): Promise<void> {
  const prefix = prefixOf(page);
  for (let click = 0; click < 15; click += 1) {
    for (const address of [NEXT, OTHER])
      await linkTo(page, prefix + address).evaluate((link: HTMLElement) => link.click());
  }
  await returnHere(page);
}

async function goBackAndForth(page: Page): Promise<void> {
  const prefix = prefixOf(page);
  for (const address of [NEXT, OTHER, NEXT]) {
    await linkTo(page, prefix + address).click();
    await expect(page).toHaveURL(prefix + address);
  }
  await page.evaluate(() => {
    for (const step of [-1, -1, 1, -1, 2, -3, 1, 1, -2, 1]) history.go(step);
  });
  await drawn(page);
  await returnHere(page);
}

async function setBadHashes(page: Page): Promise<void> {
  const attack = '#<img src=x onerror=injected()>';
  for (const hash of ['#%E4%A', '#100%', attack, '#javascript:injected()', '#__proto__', '#']) {
    await page.evaluate((next) => (location.hash = next), hash);
  }
  await drawn(page);
}

/** Queries with or without results; never interpreted as markup. */
const TYPED = [
  '<script>injected()</script>',
  '<img src=x onerror=injected()>',
  '"><svg onload=injected()>',
  '</script><script>injected()</script>',
  'javascript:injected()',
  "';injected();//",
  '${injected()}{{constructor.constructor("injected()")()}}',
  '.*+?^${}()|[]\\/',
  '{{count}} $& $1 %s %00 \u0000',
  '__proto__',
  'constructor prototype',
  'toString',
  '\ud83d',
  '\udc00\ud83d',
  '\u202e\u200f\ufeff',
  '😀👩‍👩‍👧',
  'İıſK',
  'e',
  '的',
  'x'.repeat(10_000),
  '声明'.repeat(2_000),
  'a '.repeat(3_000),
  '%E4%A',
  '//evil.test',
];

async function typeIntoSearch(page: Page): Promise<void> {
  const lang = languageOf(page);
  const { button, field, status, dialog } = searchOf(page, lang);
  await button.click();
  for (const text of TYPED) {
    await field.evaluate((input: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, text);
    await expect(status, JSON.stringify(text.slice(0, 30))).not.toBeEmpty();
    await expect(dialog.locator('[data-busy]')).toHaveCount(0);
    await expect(status).not.toContainText(texts['search.failed'][lang]);
  }
  await expect(dialog.locator('script, img, svg[onload]')).toHaveCount(0);
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await field.fill(' \t  ');
  await expect(status).toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function sendMessages(page: Page): Promise<void> {
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

async function searchOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toContainText(texts['search.failed'][languageOf(page)]);
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
}

/** Several actions in one visit. */
function actions(name: string, all: readonly ((page: Page) => Promise<void>)[], rest: Partial<Fault>): Fault {
  const check = async (page: Page) => {
    for (const action of all) await action(page);
  };
  // Back and forward need a separate history.
  return { name, check, when: ['use'], context: {}, ...rest };
}

export const readerActions: readonly Fault[] = [
  actions(
    'links are clicked thirty times, and back and forward ten times; the hash becomes a bad one, again and again; other windows send messages and events',
    [clickThirtyTimes, goBackAndForth, sendMessages, setBadHashes],
    {},
  ),
  actions('anything is typed into search', [typeIntoSearch], {}),
  actions('the network goes before the first search', [searchOffline], {
    allowedErrors: [/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/, /Failed to fetch search index/],
  }),
];
