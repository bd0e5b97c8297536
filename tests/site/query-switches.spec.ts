import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';
import { footerOf, localBarOf, outlineOf, sidebarOf } from './rspress-selectors.ts';
import { linkTo } from './shell.ts';

const parts: Record<string, (page: Page) => Locator> = {
  navbar: (page) => page.locator('#__rspress_root header').first(),
  sidebar: (page) => sidebarOf(page),
  outline: (page) => outlineOf(page),
  footer: (page) => footerOf(page),
};

for (const [index, [name, part]] of Object.entries(parts).entries()) {
  const prefix = index % 2 === 0 ? '' : '/zh';
  test(`[D-01] ${prefix}/… with ${name}=0 hides the ${name} and nothing else, from the first paint`, async ({
    page,
  }) => {
    // Without the page's scripts, only the effect of the head script is visible.
    await page.route('**/static/js/**', (route) => route.abort('aborted'));
    await page.goto(`${prefix}/guide/basic/cli?${name}=0`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [other, locate] of Object.entries(parts)) {
      await expect(locate(page)).toBeVisible({ visible: other !== name });
    }
    await page.unroute('**/static/js/**');
    await page.reload();
    await hydrated(page);
    await expect(part(page)).toBeHidden();
  });
}

test('[D-01] any other value hides nothing, and all four can be hidden together', async ({ page }) => {
  await openPage(page, '/guide/basic/cli?navbar=1&sidebar=&outline=false&footer=00');
  for (const part of Object.values(parts)) await expect(part(page)).toBeVisible();
  await openPage(page, '/guide/basic/cli?navbar=0&sidebar=0&outline=0&footer=0');
  for (const part of Object.values(parts)) await expect(part(page)).toBeHidden();
  const [left, right] = await page
    .locator('main')
    .first()
    .evaluate((main) => {
      const { left, right } = main.getBoundingClientRect();
      return [left, document.documentElement.clientWidth - right];
    });
  expect(Math.abs((left ?? 0) - (right ?? 0))).toBeLessThan(2);
});

test('[D-01] the next page, whose URL has no such query, has its sidebar again', async ({ page }) => {
  await openPage(page, '/guide/basic/cli?sidebar=0');
  await linkTo(page, '/guide/basic/typescript').or(footerOf(page).locator('a[href^="/guide"]')).first().click();
  await expect(page).not.toHaveURL(/sidebar/);
  await expect(sidebarOf(page)).toBeVisible();
});

test('[D-01] on narrow viewports, the buttons of hidden parts are hidden too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openPage(page, '/guide/basic/cli?sidebar=0&outline=0');
  await expect(localBarOf(page)).toBeHidden();
  await page.goto('/guide/basic/cli?sidebar=0');
  await expect(localBarOf(page).locator('[popovertarget=page-sidebar]')).toBeHidden();
  await expect(localBarOf(page).locator('[popovertarget=page-outline]')).toBeVisible();
});

test('[D-02] global components are shown, unless the query or the frontmatter hides them', async ({ page, trial }) => {
  const global = page.getByText('A global component');
  await openPage(page, `${trial}/guide/one`);
  await expect(global).toHaveCount(1);
  await openPage(page, `${trial}/guide/one?globalUIComponents=0`);
  await expect(global).toHaveCount(0);
  await linkTo(page, '/guide/two').click();
  await expect(page).toHaveURL(`${trial}/guide/two`);
  await expect(global).toHaveCount(1);
  await openPage(page, `${trial}/quiet`);
  await expect(global).toHaveCount(0);
  await linkTo(page, '/guide/one').click();
  await expect(page).toHaveURL(`${trial}/guide/one`);
  await expect(global).toHaveCount(1);
});

test('[D-02] global components are served, also without JavaScript; a query hides them from the first paint, and the frontmatter leaves them out', async ({
  page,
  noScriptPage,
  trial,
}) => {
  const global = (one: Page) => one.getByText('A global component');
  await noScriptPage.goto(`${trial}/guide/one`);
  await expect(global(noScriptPage)).toBeVisible();
  await noScriptPage.goto(`${trial}/quiet`);
  await expect(global(noScriptPage)).toHaveCount(0);
  // Without the page's scripts, only the effect of the head script is visible.
  await page.route('**/static/js/**', (route) => route.abort('aborted'));
  await page.goto(`${trial}/guide/one?globalUIComponents=0`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(global(page)).toBeHidden();
  await page.goto(`${trial}/guide/one?globalUIComponents=1`);
  await expect(global(page)).toBeVisible();
});
