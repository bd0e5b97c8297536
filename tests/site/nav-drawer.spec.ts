import type { Page } from '@playwright/test';
import { texts } from '../../site/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

test.use({ viewport: { width: 375, height: 500 } });

for (const { lang, prefix, guide, config } of languages) {
  const menu = texts['bar.menu'][lang];

  const drawerOf = (page: Page) => page.getByRole('dialog', { name: menu });
  const buttonOf = (page: Page) => page.getByRole('button', { name: menu, exact: true });

  test(`[D-05] up to 1024 px the ${lang} bar has one menu button, above it its items`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto(`${prefix}/guide/start/`);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: menu })).toBeVisible();
    await expect(bar.getByRole('link', { name: config, exact: true })).toBeHidden();
    await page.setViewportSize({ width: 1025, height: 700 });
    await expect(bar.getByRole('link', { name: config, exact: true })).toBeVisible();
    await expect(bar.getByRole('button', { name: menu })).toBeHidden();
  });

  test(`the ${lang} drawer takes the focus, keeps it, and gives it back at Escape`, async ({ page }) => {
    await openPage(page, `${prefix}/guide/start/`);
    const button = buttonOf(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(drawerOf(page).getByRole('button', { name: texts['bar.closeMenu'][lang] })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':is(main, aside) :focus')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test(`[D-05] the ${lang} drawer holds the navigation, languages, theme and social links, and closes on a change of route`, async ({
    page,
  }) => {
    await openPage(page, `${prefix}/guide/faq/features`);
    const drawer = drawerOf(page);
    await buttonOf(page).click();
    await expect(drawer.getByRole('link', { name: guide, exact: true })).toHaveAttribute('aria-current', 'true');
    const links = drawer.getByRole('region', { name: texts.languagesText[lang] }).getByRole('link');
    await expect(links).toHaveText(['English', '简体中文']);
    await expect(drawer.getByRole('group', { name: texts.themeText[lang] }).getByRole('button')).toHaveCount(3);
    await expect(drawer.getByRole('list', { name: texts['social.name'][lang] }).getByRole('link')).toHaveCount(3);
    await drawer.getByRole('link', { name: config, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/config/`);
    await expect(drawer).toBeHidden();
    await buttonOf(page).click();
    await expect(drawer).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(`${prefix}/guide/faq/features`);
    await expect(drawer).toBeHidden();
  });
}

test('[D-05] the drawer closes when the window reaches 768 px, and not before', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await openPage(page, '/guide/start/');
  const drawer = page.getByRole('dialog', { name: 'Site menu' });
  await page.getByRole('button', { name: 'Site menu' }).click();
  await page.setViewportSize({ width: 767, height: 700 });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(767);
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 768, height: 700 });
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Site menu' }).click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(drawer).toBeHidden();
});

test('the page behind an open drawer does not scroll, and a click on it closes the drawer', async ({ page }) => {
  await openPage(page, '/guide/start/');
  const button = page.getByRole('button', { name: 'Site menu' });
  const drawer = page.getByRole('dialog', { name: 'Site menu' });
  await button.click();
  await expect(drawer).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.click(5, 300);
  await expect(drawer).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a link to the page itself closes the drawer, and a click on its empty edge does not', async ({ page }) => {
  await openPage(page, '/guide/start/');
  await page.getByRole('button', { name: 'Site menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Site menu' });
  const { x = NaN } = (await drawer.boundingBox()) ?? {};
  await page.mouse.click(x + 4, 300);
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/guide/start/');
});

test('a drawer with more than the screen holds can be scrolled to its end', async ({ page, trial }) => {
  await page.setViewportSize({ width: 320, height: 320 });
  await openPage(page, `${trial}/guide/one`);
  await page.getByRole('button', { name: 'Site menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Site menu' });
  const more = drawer.getByRole('button', { name: 'More links' });
  await expect(more).not.toBeInViewport();
  // By the wheel, since the browser itself scrolls what readers can't; again if the drawer was still moving.
  await page.mouse.move(160, 200);
  await expect(async () => {
    await page.mouse.wheel(0, 5_000);
    await expect(more).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await more.click();
  await expect(drawer.getByRole('link', { name: 'npm' })).toBeInViewport();
  expect(await drawer.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('the bar fits any window in one row, and its controls are 24 px or more', async ({ page, trial }) => {
  await page.goto(`${trial}/guide/one`);
  for (const width of [320, 768, 1024, 1025, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const controls = page.getByRole('banner').locator('a:visible, button:visible');
    const sizes = await controls.evaluateAll((all) =>
      all.map((element) => {
        const { width, height, right, top, bottom } = element.getBoundingClientRect();
        const isMiddle = Math.abs((top + bottom) / 2 - 36) < 2;
        return { name: element.textContent || element.ariaLabel, small: Math.min(width, height) < 24, right, isMiddle };
      }),
    );
    expect(sizes.length).toBeGreaterThan(1);
    const wrong = sizes.filter(({ small, right, isMiddle }) => small || right > width || !isMiddle);
    expect(wrong, `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
