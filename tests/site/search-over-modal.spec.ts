import type { Locator, Page } from 'playwright/test';
import { texts } from '../../shared/texts.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { searchOf } from './search-page.ts';

/** Opens search with its hotkey while a modal makes the page inert, and closes it again. */
async function searchOver(page: Page, modal: Locator, opener: Locator): Promise<void> {
  await opener.click();
  await expect(modal).toBeVisible();
  await page.keyboard.press('Control+k');
  const { field, dialog, close } = searchOf(page);
  await expect(field).toBeFocused();
  await expect(modal).toBeHidden();
  await page.keyboard.type('dts');
  await expect(field).toHaveValue('dts');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  // Inert elements cannot be clicked.
  await close.click();
  await expect(dialog).toHaveCount(0);
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
}

test("the hotkey replaces a phone's open menu by search", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openPage(page, '/guide/basic/cli');
  const name = texts['bar.menu'].en;
  await searchOver(page, page.getByRole('dialog', { name }), page.getByRole('button', { name, exact: true }));
});

test('the hotkey replaces an enlarged image by search', async ({ page, trial }) => {
  await openPage(page, `${trial}/reading/images`);
  const image = page.locator('[data-zoomable]').first();
  await searchOver(page, page.getByRole('dialog', { name: texts['zoom.name'].en }), image);
  await expect(image).toBeVisible();
});
