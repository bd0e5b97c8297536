import type { Page } from 'playwright/test';
import { hydrated } from './hydrated.ts';

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Makes later documents start their application on input only, instead of when the browser is idle. */
export async function startOnInput(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
}

/** Focuses a control of React, which starts the application. */
export async function turnToControl(page: Page): Promise<void> {
  await page.evaluate(() => {
    document
      .querySelector('button:not([data-action]), [data-island]')
      ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}
