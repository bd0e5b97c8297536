import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { tasksDuring } from './long-tasks.ts';
import { searchOf } from './search-page.ts';

const MEGABYTE = 1024 * 1024;
const ADDRESSES = { en: '/guide/start/', zh: '/zh/guide/start/' };
const QUERIES = { en: 'bundle declaration files', zh: '类型声明文件' };

async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

async function firstResult(page: Page, lang: 'en' | 'zh'): Promise<void> {
  const search = searchOf(page, lang);
  await search.button.click();
  await search.field.fill(QUERIES[lang]);
  await expect(search.rows.first()).toBeVisible();
}

for (const lang of ['en', 'zh'] as const) {
  test(`a search in ${lang} keeps less than 12 MB, even where the page has to do it itself`, async ({ page }) => {
    // On the page's own thread, so that one heap has all of it.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await page.goto(ADDRESSES[lang]);
    await hydrated(page);
    const client = await page.context().newCDPSession(page);
    const before = await heapOf(client);
    await firstResult(page, lang);
    expect(page.workers()).toEqual([]);
    const grown = (await heapOf(client)) - before;
    console.log(`${lang}: a search keeps ${(grown / MEGABYTE).toFixed(1)} MB`);
    expect(grown).toBeGreaterThan(MEGABYTE / 2);
    expect(grown).toBeLessThan(12 * MEGABYTE);
  });
}

const SLOWDOWN = 4;
const LONG = 50;

test('on a processor four times slower, an answer to a keystroke makes hardly a long task', async ({
  page,
  browser,
}) => {
  await page.goto(ADDRESSES.en);
  await hydrated(page);
  await firstResult(page, 'en');
  const { field, rows } = searchOf(page);
  const tasks = await tasksDuring(browser, page, SLOWDOWN, async () => {
    await field.fill('external helpers');
    await expect(rows.first()).toContainText('externalHelpers');
  });
  console.log(`a keystroke: ${tasks.length} tasks, the longest ${Math.max(...tasks).toFixed(0)} ms of the processor`);
  expect(tasks.length).toBeGreaterThan(0);
  // One may be another's, such as a collection of garbage.
  expect(tasks.filter((task) => task > LONG).length).toBeLessThanOrEqual(1);
});
