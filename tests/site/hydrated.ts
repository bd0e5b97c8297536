import type { Page } from 'playwright/test';
import { drawn } from './shell.ts';

/**
 * Whether the application runs: `theme/root/start-shell.ts` sets `<html data-app="ready">` after its first effects.
 * First simulates intent, since the application starts on intent. Runs in the page.
 */
function isHydrated(): boolean {
  const { dataset } = document.documentElement;
  if (dataset.turned === undefined) {
    dataset.turned = '';
    // A menu closes when the focus leaves it.
    const openMenu = document.querySelector('[data-menu]:has(> :popover-open) > button');
    const control = openMenu ?? document.querySelector('button:not([data-action]), [data-island]');
    control?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  return dataset.app === 'ready';
}

/** Waits until the application runs and has painted. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.waitForFunction(isHydrated);
  await drawn(page);
}
