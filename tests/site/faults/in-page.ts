import type { Page } from '@playwright/test';
import type { Met } from './fault.ts';

/**
 * Runs a script in the page: before its own ones where no document is open yet, else at once.
 *
 * @param isThere tells, in the page, whether the fault is in place
 */
export async function breakIn(page: Page, fault: () => void, isThere: () => boolean): Promise<Met> {
  if (page.url() === 'about:blank') await page.addInitScript(fault);
  else await page.evaluate(fault);
  return () => page.evaluate(isThere);
}
