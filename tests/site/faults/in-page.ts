import type { CDPSession, Page } from '@playwright/test';
import type { Met } from './fault.ts';

/** What undoes the scripts that a window runs first. */
const scripts = new WeakMap<Page, { dispose(): Promise<void> }[]>();

/** Runs a script in each document that a window opens from here on, before those of the document. */
export async function runFirst<Value>(
  page: Page,
  script: Parameters<typeof page.addInitScript<Value>>[0],
  value: Value,
): Promise<void> {
  scripts.set(page, [...(scripts.get(page) ?? []), await page.addInitScript(script, value)]);
}

/** Makes a window forget a fault: what it shows, what it runs first, what answers it, and what pages of an origin stored. */
export async function emptyWindow(page: Page, client: CDPSession, origin: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of scripts.get(page) ?? []) await script.dispose();
  scripts.delete(page);
  if (page.url() === 'about:blank') return;
  // Storage may be out of reach. What the page itself notes on its way out is no other's.
  await page.evaluate(() => window.sessionStorage?.clear()).catch(() => {});
  await page.goto('about:blank');
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
}

/**
 * Runs a script in the page: before its own ones where no document is open yet, else at once.
 *
 * @param isThere tells, in the page, whether the fault is in place
 */
export async function breakIn(page: Page, fault: () => void, isThere: () => boolean): Promise<Met> {
  if (page.url() === 'about:blank') await runFirst(page, fault, null);
  else await page.evaluate(fault);
  return () => page.evaluate(isThere);
}
