import type { Page } from 'playwright/test';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { overlapsOf } from './overlaps.ts';

const sky = (page: Page) => page.locator('[data-stars]');

/** The offset of the first star. */
const shiftOf = (page: Page) =>
  sky(page).evaluate((element) => getComputedStyle(element.firstElementChild ?? element).translate);

/** Moves the mouse until the stars follow. */
async function follow(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(1400 + Math.random(), 850);
    const x = await sky(page).evaluate((element) => element.style.getPropertyValue('--pointer-x'));
    expect(Number(x)).toBeGreaterThan(0.9);
  }).toPass();
}

for (const { lang, prefix } of languages) {
  test(`[P-01] the stars of the ${lang} home follow the pointer, and nothing else in the page changes`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/`);
    await expect(sky(page)).toHaveAttribute('aria-hidden', 'true');
    await follow(page);
    await expect.poll(async () => parseFloat(await shiftOf(page))).toBeGreaterThan(3);
    await page.evaluate(() => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      new MutationObserver((records) => {
        for (const { type, attributeName, target } of records) {
          changes.push(`${type} ${attributeName} ${(target as Element).matches('[data-stars]')}`);
        }
      }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
    });
    await page.mouse.move(40, 850);
    await expect.poll(async () => parseFloat(await shiftOf(page))).toBeLessThan(-3);
    const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
    expect(new Set(changes)).toEqual(new Set(['attributes style true']));
  });
}

test('[P-01] under reduced motion the stars do not move', async ({ page }) => {
  await page.goto('/');
  await follow(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => shiftOf(page)).toBe('none');
});

for (const { lang, prefix } of languages) {
  test(`[P-01] no star of the ${lang} home lies behind text, code or a button`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    for (const width of [375, 768, 970, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overlapsOf(sky(page).locator('span')), `${width} px`).toEqual([]);
    }
  });
}
