import type { Page } from '@playwright/test';
import { expect, type ReadWritten, wordsOf } from './written-pages.ts';

/** The part of a page's words that must be there: most of a text is the text. */
const MOST = 0.9;

/** When a page is asked again, in milliseconds; there are thousands of such questions in a run. */
export const AGAIN = { timeout: 15_000, intervals: [25, 50, 50, 100] };

/** The title and most words of a page are on the screen, and no object has what it should not have. */
export async function isRead(
  page: Page,
  path: string,
  written: ReadWritten,
  most = MOST,
  again: { timeout: number } = AGAIN,
): Promise<void> {
  const { title, words } = await written(path);
  await expect(async () => {
    const [text, ofEvery] = await page.evaluate(
      () => [document.body.innerText, Object.keys(Object.prototype)] as const,
    );
    const found = wordsOf(text);
    expect(text, `the title of ${path}`).toContain(title);
    const part = [...words].filter((word) => found.has(word)).length / words.size;
    expect(part, `the part of the words of ${path}`).toBeGreaterThan(most);
    expect(ofEvery, 'what every object has').toEqual([]);
  }).toPass(again);
}

/** The browser is at an address, and stays there until the address's page is on the screen, whole. */
export async function isReadAt(page: Page, address: string, written: ReadWritten): Promise<void> {
  await isAt(page, address);
  await isRead(page, new URL(address).pathname, written);
  await isAt(page, address);
}

/** The browser is at an address, or comes there. */
export async function isAt(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.url(), { ...AGAIN, message: 'where the browser is' }).toBe(address);
}
