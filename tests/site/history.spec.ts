import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';
import { outlineLinksOf } from './rspress-selectors.ts';
import {
  drawn,
  holdScript,
  isSameDocument,
  LOST_SCRIPT,
  linkTo,
  markDocument,
  recordDocuments,
  scriptOf,
  scrollTo,
} from './shell.ts';

const HERE = '/guide/basic/cli';
const NEXT = '/guide/basic/typescript';
const THIRD = '/guide/advanced/json-files';

/** Goes to the next page and reloads it, so that the document has not loaded the previous one. */
async function reloadNext(page: Page): Promise<void> {
  await openPage(page, HERE);
  await linkTo(page, NEXT).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
  await page.reload();
  await hydrated(page);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const address of [HERE, `${HERE}#usage`, `${HERE}?a=1#100%`]) {
  test(`back and forward restore the scroll position in ${address}`, async ({ page }) => {
    await openPage(page, address);
    await markDocument(page);
    await scrollTo(page, 700);
    await linkTo(page, NEXT).click();
    // The URL changes slightly before the page does.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
    await expect.poll(() => scrolled(page)).toBe(0);
    await scrollTo(page, 300);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/CLI/);
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
    await expect.poll(() => scrolled(page)).toBe(300);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('back between anchors of a page restores the scroll position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, HERE);
  await scrollTo(page, 100);
  const anchors = outlineLinksOf(page);
  await anchors.nth(1).click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  await scrollTo(page, 555);
  await anchors.nth(3).click();
  await expect.poll(() => scrolled(page)).not.toBe(555);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(555);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(100);
});

test('a reloaded page keeps its scroll position, and so does the previous page', async ({ page }) => {
  await openPage(page, `${HERE}#usage`);
  await scrollTo(page, 640);
  await linkTo(page, NEXT).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
  await scrollTo(page, 420);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrolled(page)).toBe(420);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(640);
});

test('the old page stays while the previous page loads, and the last step wins', async ({ page, request }) => {
  await reloadNext(page);
  await markDocument(page);
  const release = await holdScript(page, await scriptOf(request, HERE));
  await page.goBack();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
  await page.goForward();
  await release();
  await drawn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/CLI/);
  expect(await isSameDocument(page)).toBe(true);
});

test("of two steps back, the first one's page is never shown, even if it loads first", async ({ page, request }) => {
  const title = page.getByRole('heading', { level: 1 });
  await openPage(page, HERE);
  await linkTo(page, NEXT).click();
  await expect(title).toHaveText(/TypeScript/);
  await linkTo(page, THIRD).click();
  await expect(title).toHaveText(/JSON/);
  const releaseNext = await holdScript(page, await scriptOf(request, NEXT));
  const releaseHere = await holdScript(page, await scriptOf(request, HERE));
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(NEXT);
  await page.goBack();
  await expect(page).toHaveURL(HERE);
  await releaseNext();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(title).toHaveText(/JSON/);
  await releaseHere();
  await expect(title).toHaveText(/CLI/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('[X-06, S-03] back to a page whose script is gone loads its URL, once', async ({
  page,
  request,
  expectedTrouble,
}) => {
  expectedTrouble.push(...LOST_SCRIPT);
  await reloadNext(page);
  const documents = recordDocuments(page);
  await page.route(`**${await scriptOf(request, HERE)}`, (route) =>
    documents.length > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/CLI/);
  await hydrated(page);
  expect(documents).toHaveLength(1);
});
