import type { Browser, BrowserContext } from '@playwright/test';
import { openWindow, type Window } from './judge.ts';
import type { test as base } from './written-pages.ts';

/** Lets the tests of a group share a window, where the browser is what it always is. */
export function useWindow(test: Pick<typeof base, 'afterAll'>) {
  let context: BrowserContext | undefined;
  let window: Window | undefined;
  test.afterAll(() => context?.close());

  return async (browser: Browser): Promise<Window> => {
    context ??= await browser.newContext();
    // One that a fault has closed, or that a test has left half-way, is of no use to the next.
    if (!window || window.page.isClosed()) window = await openWindow(context);
    return window;
  };
}
