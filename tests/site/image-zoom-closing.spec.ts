import { zoomOptions } from '../../theme/image-zoom/zoom-options.ts';
import { expect, test } from './fixtures.ts';
import { alts, dialogOf, open } from './image-zoom-page.ts';
import { openPage } from './open-page.ts';

test('[D-07, K-04] scrolling closes after more than 40 px and 150 ms', async ({ page, trial }) => {
  await openPage(page, `${trial}/reading/images`);
  await open(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const scrolled = (by: number) =>
    page.evaluate(
      (by) =>
        new Promise((resolve) => {
          window.addEventListener('scroll', () => resolve(window.scrollY), { once: true });
          window.scrollBy({ top: by, behavior: 'instant' });
        }),
      by,
    );
  expect(await scrolled(40)).toBe(40);
  await page.clock.runFor(1000);
  await expect(dialogOf(page, 'en')).toHaveAttribute('data-state', 'open');
  expect(await scrolled(1)).toBe(41);
  await page.clock.runFor(zoomOptions.closeDelay - 1);
  await expect(dialogOf(page, 'en')).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(1);
  await expect(dialogOf(page, 'en')).toBeHidden();
  expect(zoomOptions).toMatchObject({ closeDelay: 150, scrollThreshold: 40, margin: 0, duration: 300 });
});

test('[D-07] the wheel scrolls the page under an open image, which closes it', async ({ page, trial }) => {
  await openPage(page, `${trial}/reading/images`);
  await open(page);
  await page.mouse.wheel(0, 200);
  await expect(dialogOf(page, 'en')).toBeHidden();
});

test('[D-07] a resize closes an open image', async ({ page, trial }) => {
  await openPage(page, `${trial}/reading/images`);
  await open(page);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(dialogOf(page, 'en')).toBeHidden();
});

test('[S-06] images can be opened 100 ms after a page came, and the page that went has none left', async ({
  page,
  trial,
}) => {
  await openPage(page, `${trial}/reading/tabs`);
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('link', { name: 'Images', exact: true }).first().click();
  await expect(page.getByRole('img', { name: alts.en.plain })).toBeVisible();
  await page.clock.runFor(zoomOptions.attachDelay - 1);
  await expect(page.locator('[data-zoomable]')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('[data-zoomable]')).toHaveCount(3);
  expect(zoomOptions.attachDelay).toBe(100);
  await open(page);
  await page.goBack();
  await expect(page).toHaveURL(`${trial}/reading/tabs`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
