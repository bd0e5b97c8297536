import type { Page } from '@playwright/test';
import { drawn } from './shell.ts';

/**
 * Whether the application works: `theme/root/start-shell.ts` sets `<html data-app="ready">` after its first effects.
 * Moves the pointer first, since the application starts at the reader's first act. Runs in the page.
 */
export function isHydrated(): boolean {
  window.dispatchEvent(new PointerEvent('pointermove'));
  return document.documentElement.dataset.app === 'ready';
}

/** Waits until the application works and has been drawn. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await drawn(page);
}
