import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { createSiteServer } from '../../deploy/create-server.ts';
import { listen } from '../../deploy/listen.ts';
import { test as base, expect } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { tasksDuring } from './long-tasks.ts';
import { searchOf } from './search-page.ts';

/** The pages of the site with the search of Rspress, which `npm run trial` has built, in the place of another site. */
const test = base.extend<object, { plain: string }>({
  plain: [
    async ({}, use) => {
      const server = createSiteServer({ root: path.resolve('.cache/stock-search') });
      const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
      await use(`http://${host}:${port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
});

/**
 * One of usual length, and the longest, which each frame costs more of, whoever draws it. `share` is the most of the
 * other's work that opening may take. The first query makes both searches warm for the second.
 */
const PAGES = [
  { lang: 'zh', path: '/zh/guide/start/', queries: ['类型声明文件', 'umd'], share: 0.5 },
  { lang: 'en', path: '/config/lib/dts', queries: ['declaration', 'umd'], share: 0.75 },
] as const;
const SLOWDOWN = 4;
/** Milliseconds of the processor from which on a task holds readers up. */
const LONG = 50;

/** Milliseconds; the search of Rspress takes long on a slow processor that is shared. */
const PATIENCE = 60_000;
const LIMIT = 4 * PATIENCE;

/** How often ours is opened at most: what else the machine does makes a task long once, but not each time. */
const TURNS = 6;

/** Milliseconds of the processor, a number for each task. */
type Cost = { opening: number[]; keystroke: number[] };

type Search = { button: Locator; field: Locator; rows: Locator };

const ours = (page: Page, lang: 'en' | 'zh'): Search => searchOf(page, lang);
const stock = (page: Page): Search => ({
  button: page.locator('.rp-search-button'),
  field: page.locator('.rp-search-panel__input'),
  rows: page.locator('.rp-suggest-item__link'),
});

/** Opens search as a reader with a mouse does, and asks twice. */
async function costOf(
  page: Page,
  address: string,
  [first, second]: readonly [string, string],
  { button, field, rows }: Search,
): Promise<Cost> {
  await page.goto(address);
  await hydrated(page);
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser to trace');
  const opening = await tasksDuring(browser, page, SLOWDOWN, async () => {
    await button.hover();
    await button.click();
    await expect(field).toBeFocused();
    await page.keyboard.insertText(first);
    await expect(rows.filter({ hasText: first }).first()).toBeVisible({ timeout: PATIENCE });
  });
  await field.press('ControlOrMeta+a');
  const keystroke = await tasksDuring(browser, page, SLOWDOWN, async () => {
    await page.keyboard.insertText(second);
    await expect(rows.filter({ hasText: second }).first()).toBeVisible({ timeout: PATIENCE });
  });
  return { opening, keystroke };
}

const longest = (tasks: readonly number[]) => Math.max(...tasks);
const sum = (tasks: readonly number[]) => tasks.reduce((total, task) => total + task, 0);
const long = (tasks: readonly number[]) => tasks.filter((task) => task > LONG);

for (const { lang, path, queries, share } of PAGES) {
  test(`on ${path}, no task from opening to results is long, and all take less work than those of Rspress' search`, async ({
    page,
    origin,
    plain,
  }) => {
    test.setTimeout(LIMIT);
    const tries: Cost[] = [];
    while (tries.length < TURNS && !tries.some(({ opening }) => long(opening).length === 0)) {
      tries.push(await costOf(page, origin + path, queries, ours(page, lang)));
    }
    const [own] = tries.sort((one, two) => longest(one.opening) - longest(two.opening)) as [Cost];
    const other = await costOf(page, plain + path, queries, stock(page));
    for (const act of ['opening', 'keystroke'] as const) {
      const told = [own[act], other[act]].map(
        (tasks) =>
          `${long(tasks).length} long tasks, ${sum(tasks).toFixed(0)} ms in all, the longest ${longest(tasks).toFixed(0)}`,
      );
      console.log(`${path} ${act}, at try ${tries.length}: ${told.join('; Rspress: ')}`);
      expect(own[act].length).toBeGreaterThan(0);
    }
    expect(long(own.opening)).toEqual([]);
    expect(sum(own.opening) / sum(other.opening)).toBeLessThan(share);
    expect(longest(own.opening)).toBeLessThan(longest(other.opening));
    // One may be another's, such as a collection of garbage.
    expect(long(own.keystroke).length).toBeLessThanOrEqual(1);
  });
}
