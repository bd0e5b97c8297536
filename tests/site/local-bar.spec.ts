import type { Page } from '@playwright/test';
import { texts } from '../../site/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { DOC_FOOTER, LOCAL_BAR, localBarOf, SIDEBAR, sidebarOf } from './rspress-selectors.ts';

const narrow = { width: 375, height: 700 };
const barHeight = (page: Page) => localBarOf(page).evaluate((bar) => bar.getBoundingClientRect().height);

for (const { lang, prefix, groups, outline } of languages) {
  const bar = (page: Page) => page.getByRole('navigation', { name: texts['localBar.name'][lang] });
  const menu = (page: Page) => bar(page).getByRole('button', { name: texts.menuTitle[lang] });
  const sidebar = (page: Page) => page.getByRole('navigation', { name: texts['pages.name'][lang], exact: true });

  test(`the ${lang} drawer opens with focus on the page's entry, and Escape returns it`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await openPage(page, `${prefix}/guide/basic/cli`);
    await expect(sidebar(page)).toBeHidden();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await menu(page).press('Space');
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).locator('[aria-current=page]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test(`the ${lang} drawer closes by its button, beside it, and when focus leaves it; the page behind it stays`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await openPage(page, `${prefix}/guide/basic/cli`);
    await menu(page).click();
    await page.mouse.move(360, 400);
    await page.mouse.wheel(0, 400);
    await sidebarOf(page).getByRole('button', { name: texts['panel.close'][lang], exact: true }).click();
    await expect(sidebar(page)).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await menu(page).click();
    await expect(sidebar(page)).toBeVisible();
    await page.mouse.click(365, 400);
    await expect(sidebar(page)).toBeHidden();
    await menu(page).click();
    await sidebar(page).getByRole('button', { name: groups[5] }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(sidebar(page)).toBeHidden();
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  test(`the ${lang} drawer closes on a page change, and in a window with room for the column`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await openPage(page, `${prefix}/guide/basic/cli`);
    await menu(page).click();
    await sidebar(page).locator(`a[href="${prefix}/guide/basic/typescript"]`).click();
    await expect(page).toHaveURL(`${prefix}/guide/basic/typescript`);
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await menu(page).click();
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect(page.locator(`${SIDEBAR}:popover-open`)).toHaveCount(0);
    await expect(sidebar(page)).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });

  test(`the ${lang} outline is a menu below 1280 px, closed by Escape and by its links`, async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 700 });
    await openPage(page, `${prefix}/guide/basic/cli`);
    const button = bar(page).getByRole('button', { name: outline });
    const contents = page.getByRole('navigation', { name: outline, exact: true });
    await expect(contents).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(contents).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contents).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await contents.getByRole('link').nth(4).click();
    await expect(contents).toBeHidden();
    await expect(page).toHaveURL(/#./);
    const offset = 72 + (await barHeight(page));
    const top = () => page.locator(':target').evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - offset)).toBeLessThanOrEqual(2);
  });
}

test('the columns give way at 1024 and 1280 px, and nothing is wider than a 320 px screen', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
  const outline = page.getByRole('navigation', { name: 'ON THIS PAGE', exact: true });
  const bar = page.getByRole('navigation', { name: 'Page navigation' });
  const seen = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return [await pages.isVisible(), await outline.isVisible(), await bar.isVisible()];
  };
  expect(await seen(1280)).toEqual([true, true, false]);
  expect(await seen(1279)).toEqual([true, false, true]);
  expect(await seen(1025)).toEqual([true, false, true]);
  expect(await seen(1024)).toEqual([false, false, true]);
  await seen(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test('the text of a page begins at the same line, with an outline beside it or without', async ({ page }) => {
  const places: (number | undefined)[][] = [];
  for (const path of ['/guide/basic/cli', '/config/']) {
    await page.goto(path);
    const lines = [];
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      lines.push((await page.getByRole('heading', { level: 1 }).boundingBox())?.x);
    }
    places.push(lines);
  }
  expect(places[1]).toEqual(places[0]);
});

test('without a script the drawer and the outline open, and their links work', async ({ noScriptPage: page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/guide/basic/cli');
  await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
  await page.getByRole('navigation', { name: 'ON THIS PAGE', exact: true }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/#./);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
  await pages.locator('a[href="/guide/basic/typescript"]').click();
  await expect(page).toHaveURL('/guide/basic/typescript');
});

test('with reduced motion nothing in the bar or its menus moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(narrow);
  await page.goto('/guide/basic/cli');
  const longest = await page
    .locator(`${LOCAL_BAR}, ${LOCAL_BAR} *, ${SIDEBAR}, ${SIDEBAR} nav *, ${DOC_FOOTER} *`)
    .evaluateAll((all) =>
      Math.max(...all.flatMap((one) => getComputedStyle(one).transitionDuration.split(',').map(Number.parseFloat))),
    );
  expect(longest).toBeLessThanOrEqual(0.01);
});
