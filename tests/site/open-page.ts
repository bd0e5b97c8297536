import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** Opens a page and waits until its application works. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
