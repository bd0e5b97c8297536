import type { APIRequestContext, Page, Route } from '@playwright/test';
import { SIDEBAR } from './rspress-selectors.ts';

/** The address of the script that has a page's content. */
export async function scriptOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const [script] = /\/static\/js\/async\/route-[^"]+\.js/.exec(html) ?? [];
  if (!script) throw new Error(`no page script in ${path}`);
  return script;
}

/** Marks the document, so that a test can tell whether the browser has loaded another one since. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset.mark = 'same'));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.mark === 'same');
}

/** Lets the browser draw twice: what a finished script starts is on the screen then. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/**
 * Waits until the document has loaded and the browser was idle, so that all it fetches in advance is asked for. A
 * headless shell that has nothing to draw may be idle without saying so.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState();
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(0), { timeout: 1000 })));
  }
}

/** The link to an address that the reader sees first, beside or in the text. */
export function linkTo(page: Page, address: string) {
  return page.locator(`:is(${SIDEBAR}, main) a[href="${address}"]:visible`).first();
}

/** What a browser says of a script that does not come; push it to `expectedTrouble`. */
export const LOST_SCRIPT = [
  /could not be loaded/,
  /Failed to load resource/,
  /ERR_FAILED/,
  /ERR_INTERNET_DISCONNECTED/,
  /MIME type/,
];

/** Holds requests of a script until told to go on. */
export async function holdScript(page: Page, script: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(`**${script}`, (route) => (isOpen ? route.continue() : void held.push(route)));
  return async () => {
    isOpen = true;
    const arrived = page.waitForResponse(`**${script}`);
    await Promise.all(held.map((route) => route.continue()));
    await (await arrived).finished();
    await drawn(page);
  };
}
