import type { Page } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { linkTo } from '../shell.ts';
import { HERE } from './fault.ts';
import { isAt } from './is-read.ts';
import { expect } from './written-pages.ts';

/** Opens pages in one document, so that the browser has the addresses of all for the last one when it is loaded anew. */
export async function openAll(page: Page, origin: string, way: readonly string[]): Promise<void> {
  const [first = HERE, ...others] = way;
  await openPage(page, origin + first);
  for (const address of others) {
    await linkTo(page, address).click();
    await isAt(page, origin + address);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
}

/** The application of documents that are loaded from here on waits for the reader. */
export async function startLater(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

/** What a reader does without thinking, and the application starts at. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(1, 300);
  await page.mouse.move(2, 301);
}
