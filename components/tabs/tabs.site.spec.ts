import type { Page } from 'playwright/test';
import { languages } from '../../tests/routes.ts';
import { expect, trialTest as test } from '../../tests/site/fixtures.ts';
import { hydrated } from '../../tests/site/hydrated.ts';
import { texts } from './texts.ts';

const PAGE = '/reading/tabs';
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
  const managers = texts['tabs.packageManager'][lang];

  test(`[D-13] in ${lang}, a selected tab applies to its group on this and other pages and later visits`, async ({
    page,
    context,
    origin,
  }) => {
    await page.goto(prefix + PAGE);
    await expect(tabOf(page, first, 'Node.js 20')).toHaveAttribute('aria-selected', 'true');
    await choose(page, first, 'Deno');
    await expect(page.getByRole('tabpanel', { name: 'Deno' })).toHaveText([`Deno${says} Deno`, `Deno${too} Deno`]);
    await expect(tabOf(page, again, 'Deno')).toHaveAttribute('aria-selected', 'true');
    await expect(tabOf(page, files, 'main.ts')).toHaveAttribute('aria-selected', 'true');
    await expect(tabOf(page, managers, 'npm')).toHaveAttribute('aria-selected', 'true');
    const next = await context.newPage();
    await next.goto(prefix + PAGE);
    await expect(tabOf(next, first, 'Deno')).toHaveAttribute('aria-selected', 'true');
    // Also in a window that has been open all the time.
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
}

test('arrow keys, Home and End select tabs, and Tab moves to the panel', async ({ page }) => {
  const tab = (name: string) => tabOf(page, words.en.first, name);
  await page.goto(PAGE);
  await choose(page, words.en.first, 'Node.js 20');
  await tab('Node.js 20').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Bun'],
    ['ArrowRight', 'Deno'],
    ['ArrowRight', 'Node.js 20'],
    ['ArrowLeft', 'Deno'],
    ['Home', 'Node.js 20'],
    ['End', 'Deno'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(listOf(page, words.en.first).locator('[tabindex="0"]')).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  const panel = page.getByRole('tabpanel', { name: 'Deno' }).first();
  await expect(panel).toBeFocused();
  await expect(panel).toHaveAttribute('id', (await tab('Deno').getAttribute('aria-controls')) ?? '');
});

test("[D-13] the remembered tab is shown before the page's scripts load; a value without a tab is ignored", async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_FAILED/);
  await page.addInitScript(() => {
    localStorage.setItem('rspress.tabs.runtime', 'deno');
    localStorage.setItem('rspress.tabs.package.manager', 'no-such-manager');
  });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(PAGE);
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

test('all tabs are readable without JavaScript', async ({ noScriptPage: page }) => {
  await page.goto(PAGE);
  const contents = 'First says Node,First says Bun,First says Deno,Second says Node,test = 2,pnpm add,deno add';
  for (const content of contents.split(',')) await expect(page.getByText(content).first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});
