import type { Page } from '@playwright/test';
import { drawn } from './shell.ts';

/**
 * Whether the application works: `theme/root/start-shell.ts` sets `<html data-app="ready">` after its first effects.
 * Turns to a link first, since the application starts when a reader is about to use it. Runs in the page.
 */
export function isHydrated(): boolean {
  const { dataset } = document.documentElement;
  if (dataset.turned === undefined) {
    dataset.turned = '';
    document.querySelector('a[href^="/"]')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  return dataset.app === 'ready';
}

/** Waits until the application works and has been drawn. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.waitForFunction(isHydrated);
  await drawn(page);
}
