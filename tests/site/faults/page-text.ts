import type { Browser, BrowserContext, Page } from 'playwright/test';
import { test as base, expect } from '../fixtures.ts';

/** The content of a page without JavaScript. */
interface PageText {
  title: string;
  words: ReadonlySet<string>;
}

/** Reads the title and the words of a page, as rendered without JavaScript. */
export type PageTexts = (path: string) => Promise<PageText>;

/** Polling options; in milliseconds. */
export const POLL = { timeout: 15_000, intervals: [25, 50, 50, 100] };

const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu));

/** Reads pages of the site without JavaScript, each once. */
async function withPageTexts(browser: Browser, origin: string, use: (texts: PageTexts) => Promise<void>) {
  const pages = new Map<string, Promise<PageText>>();
  let context: BrowserContext | undefined;
  async function read(path: string): Promise<PageText> {
    context ??= await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
    const page = await context.newPage();
    await page.goto(path);
    // Without the anchor's #, which is on its own line.
    const title = (await page.getByRole('heading', { level: 1 }).innerText()).replace('#', '').trim();
    const words = wordsOf(await page.getByRole('main').innerText());
    await page.close();
    return { title, words };
  }
  await use((path) => {
    const text = pages.get(path) ?? read(path);
    pages.set(path, text);
    return text;
  });
  await context?.close();
}

/** A test with the texts of the site's pages. */
export const test = base.extend<object, { pageTexts: PageTexts }>({
  pageTexts: [async ({ browser, origin }, use) => withPageTexts(browser, origin, use), { scope: 'worker' }],
});

export { expect } from '../fixtures.ts';

/**
 * Waits until a page's title and most of its words are shown (all tabs count), and asserts that no prototype is
 * polluted.
 */
export async function expectText(page: Page, path: string, texts: PageTexts, share = 0.75, poll = POLL): Promise<void> {
  const { title, words } = await texts(path);
  await expect(async () => {
    const [text, polluted] = await page.evaluate(
      () => [document.body.innerText, Object.keys(Object.prototype).filter((name) => name !== 'extended')] as const,
    );
    const found = wordsOf(text);
    expect(text, `the title of ${path}`).toContain(title);
    const part = [...words].filter((word) => found.has(word)).length / words.size;
    expect(part, `the share of the words of ${path}`).toBeGreaterThan(share);
    expect(polluted, 'properties of every object').toEqual([]);
  }).toPass(poll);
}

/** Waits until the browser is at a URL. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.url(), { ...POLL, message: 'the address' }).toBe(address);
}

/** Waits until the browser is at a URL and shows its page, and asserts that it stays there. */
export async function expectPage(page: Page, address: string, texts: PageTexts): Promise<void> {
  await expectAddress(page, address);
  await expectText(page, new URL(address).pathname, texts);
  await expectAddress(page, address);
}
