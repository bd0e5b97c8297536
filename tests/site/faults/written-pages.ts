import type { Browser, BrowserContext } from '@playwright/test';
import { test as base } from '../fixtures.ts';

/** What a page says, by the document alone. */
interface WrittenPage {
  title: string;
  words: ReadonlySet<string>;
}

export type ReadWritten = (path: string) => Promise<WrittenPage>;

export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}]+/gu));
}

/** Reads pages of the site as they are without any script, each once. */
async function withWritten(browser: Browser, origin: string, use: (read: ReadWritten) => Promise<void>): Promise<void> {
  const pages = new Map<string, Promise<WrittenPage>>();
  let context: BrowserContext | undefined;
  async function read(path: string): Promise<WrittenPage> {
    context ??= await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
    const page = await context.newPage();
    await page.goto(path);
    // Without the sign of the link to it, which styles put on another line.
    const title = (await page.getByRole('heading', { level: 1 }).innerText()).replace('#', '').trim();
    const words = wordsOf(await page.getByRole('main').innerText());
    await page.close();
    return { title, words };
  }
  await use((path) => {
    const written = pages.get(path) ?? read(path);
    pages.set(path, written);
    return written;
  });
  await context?.close();
}

/** A test that knows what the pages of the site say. */
export const test = base.extend<object, { written: ReadWritten }>({
  written: [async ({ browser, origin }, use) => withWritten(browser, origin, use), { scope: 'worker' }],
});

export { expect } from '../fixtures.ts';
