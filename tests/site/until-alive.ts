import { type Page, expect } from '@playwright/test';

/** Waits until the scripts of a page have taken over what was rendered in advance. */
export async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('header button[aria-expanded]').first()).toBeAttached();
}
