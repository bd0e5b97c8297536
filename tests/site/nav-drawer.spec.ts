import type { Locator } from 'playwright/test';
import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

test.use({ viewport: { width: 375, height: 500 } });

for (const { lang, prefix, guide, config } of languages) {
  test(`[D-05] the ${lang} drawer takes the focus, closes when the focus leaves it, and Escape restores the focus; it contains navigation, languages, theme and social links, and closes on navigation`, async ({
    page,
  }) => {
    await openPage(page, `${prefix}/guide/faq/features`);
    const button = page.getByRole('button', { name: texts['bar.menu'][lang], exact: true });
    const drawer = page.getByRole('dialog', { name: texts['bar.menu'][lang] });
    await expect(button).not.toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer.getByRole('button', { name: texts['bar.closeMenu'][lang] })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(drawer).toBeHidden();
    await button.click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await expect(drawer.getByRole('link', { name: guide, exact: true })).toHaveAttribute('aria-current', 'true');
    const links = drawer.getByRole('region', { name: texts.languagesText[lang] }).getByRole('link');
    await expect(links).toHaveText(['English', '简体中文']);
    await expect(drawer.getByRole('group', { name: texts.themeText[lang] }).getByRole('button')).toHaveCount(3);
    await expect(drawer.getByRole('list', { name: texts['social.name'][lang] }).getByRole('link')).toHaveCount(3);
    await drawer.getByRole('link', { name: config, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/config/`);
    await expect(drawer).toBeHidden();
    await button.click();
    await expect(drawer).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(`${prefix}/guide/faq/features`);
    await expect(drawer).toBeHidden();
  });
}

test('[D-05] up to 1024 px the bar has one menu button, and wider its items; the drawer closes when the viewport reaches 768 px, and not before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1025, height: 700 });
  await openPage(page, '/guide/start/');
  const button = page.getByRole('button', { name: 'Site menu' });
  const drawer = page.getByRole('dialog', { name: 'Site menu' });
  const item = page.getByRole('banner').getByRole('link', { name: 'Config', exact: true });
  await expect(item).toBeVisible();
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(button).toBeVisible();
  await expect(item).toBeHidden();
  await page.setViewportSize({ width: 700, height: 700 });
  await button.click();
  await page.setViewportSize({ width: 767, height: 700 });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(767);
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 768, height: 700 });
  await expect(drawer).toBeHidden();
  await button.click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(drawer).toBeHidden();
});

test('the page behind an open drawer does not scroll; a click on it closes the drawer, as does a link to the current page, but a click on its padding does not', async ({
  page,
}) => {
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
  const { x = NaN } = (await drawer.boundingBox()) ?? {};
  await page.mouse.click(x + 4, 300);
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/guide/start/');
  await button.click();
  await page.mouse.click(5, 300);
  await expect(drawer).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('an overflowing drawer can be scrolled to its end', async ({ page, trial }) => {
  await page.setViewportSize({ width: 320, height: 320 });
  await openPage(page, `${trial}/guide/one`);
  await page.getByRole('button', { name: 'Site menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Site menu' });
  const more = drawer.getByRole('button', { name: 'More links' });
  await expect(more).not.toBeInViewport();
  // With the wheel, because scripts can also scroll where readers can't; repeated in case the drawer was still moving.
  await page.mouse.move(160, 200);
  const scrollTo = (control: Locator) =>
    expect(async () => {
      await page.mouse.wheel(0, 5_000);
      await expect(control).toBeInViewport({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
  await scrollTo(more);
  await more.click();
  await scrollTo(drawer.getByRole('link', { name: 'npm' }));
  expect(await drawer.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('the bar fits into one row at any width, and its controls are at least 24 px', async ({ page, trial }) => {
  await page.goto(`${trial}/guide/one`);
  for (const width of [320, 768, 1024, 1025, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const controls = page.getByRole('banner').locator('a:visible, button:visible');
    const sizes = await controls.evaluateAll((all) =>
      all.map((element) => {
        const bar = element.closest('header')!.getBoundingClientRect();
        const { width, height, right, top, bottom } = element.getBoundingClientRect();
        const isMiddle = Math.abs(top + bottom - bar.top - bar.bottom) < 4;
        return { name: element.textContent || element.ariaLabel, small: Math.min(width, height) < 24, right, isMiddle };
      }),
    );
    expect(sizes.length).toBeGreaterThan(1);
    const wrong = sizes.filter(({ small, right, isMiddle }) => small || right > width || !isMiddle);
    expect(wrong, `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
