import type { Browser, Page } from 'playwright/test';
import { tasksDuring } from '../site/long-tasks.ts';

const ROUNDS = 7;
/** CPU throttling factor. */
const SLOWDOWN = 4;
/** How long to wait before an act, and to count tasks after it, in milliseconds. */
const WINDOW = 2000;

/**
 * Opens a page on a slow phone, and acts.
 *
 * @returns the act's result, and the CPU milliseconds of the main thread's tasks during load and after the act
 */
export async function visit<Result>(browser: Browser, address: string, act: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    // A reader's browser allows it after a press; one without a window does not.
    permissions: ['clipboard-write'],
    // Stock Rspress redirects readers of another language.
    locale: address.includes('/zh/') ? 'zh-CN' : 'en-US',
  });
  const page = await context.newPage();
  let result: Result | undefined;
  const load = await tasksDuring(browser, page, SLOWDOWN, async () => {
    await page.goto(address);
    await page.waitForTimeout(WINDOW);
  });
  const acted = await tasksDuring(browser, page, SLOWDOWN, async () => {
    result = await act(page);
    await page.waitForTimeout(WINDOW);
  });
  await context.close();
  return { load, act: acted, result };
}

/** Measures in several rounds. */
export async function repeat<Value>(measure: () => Promise<Value>): Promise<Value[]> {
  const values = [];
  for (let round = 0; round < ROUNDS; round += 1) values.push(await measure());
  return values;
}

/** The first link to another page within the viewport. */
export async function linkInView(page: Page) {
  const handle = await page.evaluateHandle(() => {
    const isShown = (link: HTMLAnchorElement) => {
      const { left, top, right, bottom } = link.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && bottom > top;
      return isInside && link === document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('a');
    };
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    return links.find((link) => link.pathname !== location.pathname && isShown(link)) as HTMLAnchorElement;
  });
  return handle.asElement();
}
