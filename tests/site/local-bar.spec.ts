import type { Locator } from 'playwright/test';
import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { openPage } from './open-page.ts';
import { DOC_FOOTER, LOCAL_BAR, localBarOf, SIDEBAR, sidebarOf } from './rspress-selectors.ts';
import { changes, restOnSearch } from './start/changed-pages.ts';

const narrow = { width: 375, height: 700 };

for (const { lang, prefix, outline } of languages) {
  test(`the ${lang} drawer opens with focus on the current page, and Escape restores the focus; the outline is a menu up to 1024 px, closed by Escape and by its links`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await openPage(page, `${prefix}/guide/basic/cli`);
    const bar = page.getByRole('navigation', { name: texts['localBar.name'][lang] });
    const menu = bar.getByRole('button', { name: texts.menuTitle[lang] });
    await expect(sidebarOf(page)).toBeHidden();
    await expect(menu).not.toHaveAttribute('aria-expanded', 'true');
    await menu.press('Space');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebarOf(page).locator('[aria-current=page]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sidebarOf(page)).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');

    await page.setViewportSize({ width: 1024, height: 700 });
    const button = bar.getByRole('button', { name: outline });
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
    const top = () => page.locator(':target').evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - 72)).toBeLessThanOrEqual(2);
  });
}

for (const [when, change] of [
  ['before the application starts', () => {}],
  ['on a page that a translator has changed', changes['a translator has replaced all texts by elements']],
] as const) {
  test(`${when}, the list of pages opens with focus on the current one, and the outline closes by its links`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    if (when === 'before the application starts') await holdScripts(page);
    await page.goto('/guide/basic/cli');
    await page.evaluate(change as () => void);
    if (when !== 'before the application starts') {
      await page.evaluate(restOnSearch);
      await expect(page.locator('html')).toHaveAttribute('data-app', 'document');
    }
    const bar = page.locator(LOCAL_BAR);
    const menu = bar.locator('[popovertarget=page-sidebar]');
    await menu.click();
    await expect(page.locator(`${SIDEBAR} [aria-current=page]`)).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    const contents = page.locator('#page-outline');
    await bar.locator('[popovertarget=page-outline]').click();
    await contents.getByRole('link').nth(4).click();
    await expect(contents).toBeHidden();
    await expect(page).toHaveURL(/#./);
    await bar.locator('[popovertarget=page-outline]').click();
    await expect(contents).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(page.locator(`#page-outline:popover-open`)).toHaveCount(0);
  });
}

test('the drawer closes by its button, on an outside click, when focus leaves it, on navigation, and when the viewport has room for the column; the page behind does not scroll', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await openPage(page, '/guide/basic/cli');
  const menu = localBarOf(page).getByRole('button', { name: texts.menuTitle.en });
  const sidebar = sidebarOf(page);
  await menu.click();
  await page.mouse.move(360, 400);
  await page.mouse.wheel(0, 400);
  await sidebar.getByRole('button', { name: texts['panel.close'].en, exact: true }).click();
  await expect(sidebar).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await menu.click();
  await expect(sidebar).toBeVisible();
  await page.mouse.click(365, 400);
  await expect(sidebar).toBeHidden();
  await menu.click();
  await sidebar.locator('summary', { hasText: 'FAQ' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sidebar).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
  await menu.click();
  await sidebar.locator('a[href="/guide/basic/typescript"]').click();
  await expect(page).toHaveURL('/guide/basic/typescript');
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await menu.click();
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(page.locator(`${SIDEBAR}:popover-open`)).toHaveCount(0);
  await expect(sidebar).toBeVisible();
  await expect(menu).toBeHidden();
});

test('while a page is scrolled on a phone, one bar of 46 px stays, with search in it, and its outline opens below it', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto('/guide/basic/cli');
  const bar = localBarOf(page);
  const search = bar.getByRole('button', { name: texts.searchPlaceholderText.en });
  const outline = bar.getByRole('button').nth(1);
  const contents = page.getByRole('navigation', { name: texts.outlineTitle.en, exact: true });
  const gap = async () => {
    const [above, below] = await Promise.all([bar.boundingBox(), page.locator('#page-outline').boundingBox()]);
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect(search).toBeHidden();
  await outline.click();
  await expect(contents).toBeVisible();
  expect(await gap()).toBe(4);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 46 });
  await outline.click();
  await expect(contents).toBeVisible();
  expect(await gap()).toBe(4);
  await page.keyboard.press('Escape');
  await search.click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
});

test('the columns collapse at 1024 px', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
  const outline = page.getByRole('navigation', { name: 'ON THIS PAGE', exact: true });
  const bar = page.getByRole('navigation', { name: 'Page navigation' });
  const seen = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return [await pages.isVisible(), await outline.isVisible(), await bar.isVisible()];
  };
  expect(await seen(1280)).toEqual([true, true, false]);
  expect(await seen(1025)).toEqual([true, true, false]);
  expect(await seen(1024)).toEqual([false, false, true]);
});

const WIDTHS = [375, 768, 1024, 1025, 1280, 1440, 1920, 2560];

test('at any width bar, home page and article have the same inline edges, and text starts at the same position with and without an outline', async ({
  page,
}) => {
  const bar = page.getByRole('banner').locator('nav svg:visible');
  const title = page.locator('h1');
  const edges = (first: Locator, last: Locator) =>
    Promise.all([
      first.evaluate((element) => element.getBoundingClientRect().left),
      last.evaluate((element) => element.getBoundingClientRect().right),
    ]);
  const columns = () => edges(sidebarOf(page).locator('nav span').first(), page.locator('#page-outline'));
  const ends = WIDTHS.map((): number[][] => []);
  const titles = WIDTHS.map((): number[] => []);
  for (const path of ['/', '/guide/basic/cli', '/config/']) {
    await page.goto(path);
    for (const [index, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 900 });
      ends[index]?.push(await edges(bar.first(), bar.last()));
      if (path === '/') {
        ends[index]?.push(await edges(page.locator('main section').first(), page.locator('main section').last()));
        continue;
      }
      ends[index]?.push(width > 1024 ? await columns() : await edges(title, page.locator('main footer')));
      titles[index]?.push((await edges(title, title))[0]);
    }
  }
  for (const [index, [first, ...others]] of ends.entries()) {
    const apart = others.flatMap((other) => other.map((edge, side) => Math.abs(edge - (first?.[side] ?? Number.NaN))));
    expect(Math.max(...apart), `${WIDTHS[index]} px: ${JSON.stringify(ends[index])}`).toBeLessThanOrEqual(2);
    expect(titles[index]?.[0], `${WIDTHS[index]} px`).toBe(titles[index]?.[1]);
  }
});

test('without JavaScript the drawer and the outline open, and their links work', async ({ noScriptPage: page }) => {
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
