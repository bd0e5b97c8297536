import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

/** Sets the browser's preferred languages, best first. */
async function preferLanguages(page: Page, ...wanted: string[]): Promise<void> {
  await page.addInitScript((languages) => {
    Object.defineProperty(navigator, 'languages', { value: languages });
    Object.defineProperty(navigator, 'language', { value: languages[0] });
  }, wanted);
}

async function ends(page: Page, from: string, at: string): Promise<void> {
  await page.goto(from);
  await expect(page).toHaveURL(at);
  await hydrated(page);
  expect(page.url().endsWith(at)).toBe(true);
}

test('[R-09] a Chinese reader is redirected once, with query and hash, and never again', async ({ page }) => {
  await preferLanguages(page, 'fr', 'zh-CN', 'en');
  await ends(page, '/guide/basic/cli?a=%#100%', '/zh/guide/basic/cli?a=%#100%');
  await ends(page, '/guide/basic/typescript?b=2#x', '/guide/basic/typescript?b=2#x');
  await ends(page, '/', '/');
});

test('[R-09] the redirect of a first visit leaves no history entry', async ({ page }) => {
  await preferLanguages(page, 'zh-CN');
  await page.goto('about:blank');
  const before = await page.evaluate(() => history.length);
  await ends(page, '/', '/zh/');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});
