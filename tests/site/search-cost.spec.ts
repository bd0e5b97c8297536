import type { CDPSession } from 'playwright/test';
import { langs } from '../../shared/languages.ts';
import { docRoutes } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { tasksDuring } from './long-tasks.ts';
import { openPage } from './open-page.ts';
import { searchOf } from './search-page.ts';

const MEGABYTE = 1024 * 1024;
const ADDRESSES = { en: '/guide/start/', zh: '/zh/guide/start/' };
const QUERIES = { en: 'bundle declaration files', zh: '类型声明文件' };

async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

for (const lang of langs) {
  test(`a search in ${lang} retains less than 145 kB a page, even on the main thread`, async ({ page }) => {
    // On the main thread, so that one heap contains everything.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await openPage(page, ADDRESSES[lang]);
    const client = await page.context().newCDPSession(page);
    const before = await heapOf(client);
    const { button, field, rows } = searchOf(page, lang);
    await button.click();
    await field.fill(QUERIES[lang]);
    await expect(rows.first()).toBeVisible();
    expect(page.workers()).toEqual([]);
    const grown = (await heapOf(client)) - before;
    console.log(`${lang}: a search keeps ${(grown / MEGABYTE).toFixed(1)} MB`);
    expect(grown).toBeGreaterThan(MEGABYTE / 2);
    expect(grown / docRoutes.length).toBeLessThan(145 * 1024);
  });
}

const SLOWDOWN = 4;
/** Odd, so that the median is one of them: other load on the machine makes a task long now and then. */
const TURNS = 3;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[(numbers.length - 1) / 2] ?? Number.NaN;

for (const [lang, address, query] of [
  ['zh', '/zh/guide/start/', '类型声明文件'],
  // The longest page, whose frames are the most expensive.
  ['en', '/config/lib/dts', 'declaration'],
] as const) {
  test(`on ${address}, opening search is split into short tasks, and a keystroke costs a fraction of it`, async ({
    page,
    browser,
  }) => {
    const { button, field, rows } = searchOf(page, lang);
    const ask = async (words: string) => {
      await page.keyboard.insertText(words);
      await expect(rows.filter({ hasText: words }).first()).toBeVisible();
    };
    const shares: number[] = [];
    const keystrokes: number[] = [];
    while (shares.length < TURNS) {
      await openPage(page, address);
      const opening = await tasksDuring(browser, page, SLOWDOWN, async () => {
        await button.hover();
        await button.click();
        await expect(field).toBeFocused();
        await ask(query);
      });
      await field.press('ControlOrMeta+a');
      const keystroke = await tasksDuring(browser, page, SLOWDOWN, () => ask('umd'));
      shares.push(Math.max(...opening) / sum(opening));
      keystrokes.push(sum(keystroke) / sum(opening));
    }
    console.log(`${address}: the longest task is ${percent(shares)} of opening, a keystroke ${percent(keystrokes)}`);
    expect(median(shares)).toBeGreaterThan(0);
    expect(median(shares)).toBeLessThan(0.2);
    expect(median(keystrokes)).toBeGreaterThan(0);
    expect(median(keystrokes)).toBeLessThan(0.5);
  });
}

const percent = (shares: readonly number[]) => `${Math.round(median(shares) * 100)} %`;

/** A megabyte of text, pasted by accident or on purpose. */
const PASTED: Record<string, string> = {
  'one word': 'x',
  words: 'bundle dts ',
  Chinese: '类型声明文件',
  'emoji of several characters': '👩‍👩‍👧 ',
  'right-to-left text': '\u202eשלום \u200f',
  'control characters': '\u0007\u001b\u0085',
  'halves of characters': '\ud83d\udc00 \udc00\ud83d',
  'regular expressions': '(a+)+$|[^x]*\\',
  HTML: '<img src=x onerror=alert(1)>',
};

test("[X-03, X-04] pasting a megabyte blocks neither search nor the overview's filter", async ({ page, browser }) => {
  await openPage(page, '/config/');
  const { field, status, dialog } = searchOf(page);
  const filter = page.getByRole('searchbox');
  const found = page.getByRole('search').getByRole('status');
  const search = async (text: string) => {
    const tasks = await tasksDuring(browser, page, 1, async () => {
      await page.keyboard.press('Control+k');
      await field.focus();
      await page.keyboard.insertText(text);
      await expect(status).not.toBeEmpty();
      await expect(dialog.locator('[data-busy]')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(dialog).toHaveCount(0);
      await filter.focus();
      await page.keyboard.insertText(text);
      await expect(page).toHaveURL(/filter=/);
      await expect(found).not.toBeEmpty();
      await filter.fill('');
    });
    return sum(tasks);
  };
  await search('bundle');
  const word = await search('bundle');
  const costs: Record<string, number> = {};
  for (const [what, text] of Object.entries(PASTED)) {
    costs[what] = Math.round((10 * (await search(text.repeat(MEGABYTE / text.length)))) / word) / 10;
  }
  console.log(`a pasted megabyte costs, times a word: ${JSON.stringify(costs)}`);
  expect(Object.entries(costs).filter(([, cost]) => !(cost < 3))).toEqual([]);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});
