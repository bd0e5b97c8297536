import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import type { Window } from './judge.ts';
import type { test as base } from './written-pages.ts';

/** Lets the tests of a group share a browser context, and a window where one is enough for all. */
export function useBrowser(test: Pick<typeof base, 'afterAll'>) {
  let context: BrowserContext | undefined;
  let client: CDPSession | undefined;
  let window: Window | undefined;
  test.afterAll(() => context?.close());

  return {
    /** The shared context, which has forgotten what pages of an origin stored. */
    async forgetting(browser: Browser, origin: string): Promise<BrowserContext> {
      context ??= await browser.newContext();
      client ??= await context.newCDPSession(await context.newPage());
      await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,session_storage' });
      return context;
    },
    /** The window that all tests share. */
    async window(open: () => Promise<Window>): Promise<Window> {
      window ??= await open();
      return window;
    },
  };
}
