import type { Page } from '@playwright/test';
import { TABS_PREFIX } from '../../head/tabs-prefix.ts';
import { texts } from '../../site/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';

const words = {
  en: { first: 'Runtime', again: 'Runtime again', says: 'First says', too: 'Second says', files: 'Files' },
  zh: { first: '运行时', again: '再选运行时', says: '第一组：', too: '第二组：', files: '文件' },
} as const;

const listOf = (page: Page, name: string) => page.getByRole('tablist', { name, exact: true });
const tabOf = (page: Page, list: string, name: string) => listOf(page, list).getByRole('tab', { name, exact: true });

/** Clicks a tab until the application responds. */
const choose = (page: Page, list: string, name: string) =>
  expect(async () => {
    await tabOf(page, list, name).click();
    await expect(tabOf(page, list, name)).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();

for (const { lang, prefix } of languages) {
  const { first, again, says, too, files } = words[lang];
  const address = `${prefix}/reading/tabs`;
  const managers = texts['tabs.packageManager'][lang];

  test(`[D-13] in ${lang}, a chosen tab counts for its group on the page, other pages and visits`, async ({
    page,
    context,
    trial,
    origin,
  }) => {
    await page.goto(trial + address);
    await expect(tabOf(page, first, 'Node.js 20')).toHaveAttribute('aria-selected', 'true');
    await choose(page, first, 'Deno');
    await expect(page.getByRole('tabpanel', { name: 'Deno' })).toHaveText([`Deno${says} Deno`, `Deno${too} Deno`]);
    await expect(tabOf(page, again, 'Deno')).toHaveAttribute('aria-selected', 'true');
    await expect(tabOf(page, files, 'main.ts')).toHaveAttribute('aria-selected', 'true');
    await expect(tabOf(page, managers, 'npm')).toHaveAttribute('aria-selected', 'true');
    const next = await context.newPage();
    await next.goto(trial + address);
    await expect(tabOf(next, first, 'Deno')).toHaveAttribute('aria-selected', 'true');
    // And in a window that was open all the time.
    await choose(next, again, 'Node.js');
    await expect(tabOf(page, first, 'Node.js 20')).toHaveAttribute('aria-selected', 'true');

    await page.goto(`${origin}${prefix}/guide/solution/nodejs`);
    await expect(listOf(page, managers)).toHaveCount(2);
    await expect(async () => {
      await tabOf(page, managers, 'pnpm').first().click();
      await expect(tabOf(page, managers, 'pnpm').last()).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
    }).toPass();
    await page.goto(`${origin}${prefix}/guide/start/quick-start`);
    await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toContainText('pnpm add -D @rslib/core');
  });

  test(`in ${lang}, tabs go by arrow keys, Home and End, and Tab leads to the panel`, async ({ page, trial }) => {
    await page.goto(trial + address);
    await choose(page, first, 'Node.js 20');
    await tabOf(page, first, 'Node.js 20').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Bun'],
      ['ArrowRight', 'Deno'],
      ['ArrowRight', 'Node.js 20'],
      ['ArrowLeft', 'Deno'],
      ['Home', 'Node.js 20'],
      ['End', 'Deno'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabOf(page, first, name)).toBeFocused();
      await expect(tabOf(page, first, name)).toHaveAttribute('aria-selected', 'true');
      await expect(listOf(page, first).locator('[tabindex="0"]')).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    const panel = page.getByRole('tabpanel', { name: 'Deno' }).first();
    await expect(panel).toBeFocused();
    const controlled = await tabOf(page, first, 'Deno').getAttribute('aria-controls');
    await expect(panel).toHaveAttribute('id', controlled!);
  });

  test(`[D-13] in ${lang}, the remembered tab shows before the scripts of the page come`, async ({
    page,
    trial,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/ERR_FAILED/);
    await page.addInitScript(() => {
      localStorage.setItem('rspress.tabs.runtime', 'deno');
      localStorage.setItem('rspress.tabs.package.manager', 'no-such-manager');
    });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${trial}${prefix}/reading/tabs`);
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen.and(page.locator('[data-value=deno]'))).toHaveCount(2);
    await expect(chosen.and(page.locator('[data-value=npm]'))).toHaveCount(1);
    await expect(page.locator('[data-tabs=runtime]').getByRole('tabpanel')).toHaveCount(2);
    await expect(page.locator('[data-tabs=runtime] [role=tab][tabindex="0"]')).toHaveText(['Deno', 'Deno']);
    await page.unroute('**/*.js');
    await page.reload();
    await hydrated(page);
    await expect(chosen.and(page.locator('[data-value=deno]'))).toHaveCount(2);
    await expect(page.locator('[data-tabs=runtime]').getByRole('tabpanel')).toHaveCount(2);
  });

  test(`in ${lang}, the content of every tab is readable without script`, async ({ noScriptPage: page, trial }) => {
    await page.goto(trial + address);
    for (const content of [
      `${says} Node`,
      `${says} Bun`,
      `${says} Deno`,
      `${too} Node`,
      'test = 2',
      'pnpm add',
      'deno add',
    ]) {
      await expect(page.getByText(content, { exact: false }).first()).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
}

test('[D-13] a stored value that is no tab of the group is ignored, so the first tab shows', async ({
  page,
  trial,
}) => {
  await page.goto(`${trial}/reading/tabs`);
  for (const stored of ['later', '2', 'deno ', '{"a":', '__proto__', '']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`${TABS_PREFIX}runtime`, stored] as const);
    await openPage(page, `${trial}/reading/tabs`);
    await choose(page, 'Files', 'test.ts');
    await expect(tabOf(page, 'Runtime', 'Node.js 20'), stored).toHaveAttribute('aria-selected', 'true');
    await expect(tabOf(page, 'Runtime again', 'Node.js'), stored).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(4);
  }
});

test('[D-13] where storage is blocked, a choice counts for the visit', async ({ page, trial }) => {
  await page.addInitScript((prefix) => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const stock = Storage.prototype[name] as (...words: string[]) => string | null;
      Storage.prototype[name] = function (this: Storage, ...words: string[]) {
        if (words[0]?.startsWith(prefix)) throw new DOMException('blocked', 'SecurityError');
        return stock.apply(this, words);
      };
    }
  }, TABS_PREFIX);
  await page.goto(`${trial}/reading/tabs`);
  await choose(page, 'Runtime', 'Deno');
  await expect(tabOf(page, 'Runtime again', 'Deno')).toHaveAttribute('aria-selected', 'true');
});

test('on a phone 320 px wide, tabs are large enough for a finger and nothing scrolls sideways', async ({
  page,
  trial,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${trial}/reading/tabs`);
  const tabs = await page.getByRole('tab').all();
  expect(tabs.length).toBe(13);
  for (const tab of tabs) {
    const { width, height } = (await tab.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
