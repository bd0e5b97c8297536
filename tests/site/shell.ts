import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { SIDEBAR } from './rspress-selectors.ts';

/** The URL of the script with a page's content. */
export async function scriptOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const [script] = /(?<="page-script" content=")[^"]+/.exec(html) ?? [];
  if (!script) throw new Error(`no page script in ${path}`);
  return script;
}

/** Marks the document, to tell whether the browser has loaded another one since. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset.mark = 'same'));
}

/** Whether the document is still the one that `markDocument` marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.mark === 'same');
}

/** Waits for two frames, so that the effects of a finished script are on screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/** Scrolls at once, and waits until the page has responded. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await drawn(page);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
}

/**
 * Waits until the document has loaded and the browser was idle, so that all prefetches have been requested. A headless
 * shell with nothing to draw may be idle without an event.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState();
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(0), { timeout: 1000 })));
  }
}

/** The first visible link to a path, in the sidebar or the text. */
export function linkTo(page: Page, address: string) {
  return page.locator(`:is(${SIDEBAR}, main) a[href="${address}"]:visible`).first();
}

/** Browser messages about a script that fails to load; push them to `expectedTrouble`. */
export const LOST_SCRIPT = [
  /could not be loaded/,
  /Failed to load resource/,
  /ERR_FAILED/,
  /ERR_INTERNET_DISCONNECTED/,
  /MIME type/,
];

/** Holds requests until the returned function is called. */
export async function holdRequests(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    // The browser may have canceled the request.
    await route.continue().catch(() => {});
  });
  return release;
}

/** The paths of the scripts that a page runs from now on. */
export function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(new URL(sent.url()).pathname));
  return scripts;
}

/** The paths of the documents that a page requests from now on. */
export function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && documents.push(new URL(sent.url()).pathname));
  return documents;
}

/** Holds requests for a script; the returned function releases them, and waits until the script has run. */
export async function holdScript(page: Page, script: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, `**${script}`);
  return async () => {
    const arrived = page.waitForResponse(`**${script}`);
    release();
    await (await arrived).finished();
    await drawn(page);
  };
}
