import type { Page } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { linkTo, scriptOf } from '../shell.ts';
import { HERE, NEXT } from './fault.ts';
import { isRead } from './releases.ts';
import { expect, test } from './written-pages.ts';

/** Opens two pages in one document and loads the second anew, so that the browser has both addresses for the new document. */
async function openBoth(page: Page): Promise<void> {
  await page.goto(HERE);
  await hydrated(page);
  await linkTo(page, NEXT).click();
  await expect(page).toHaveURL(NEXT);
}

test('back, before a document has its application, leads to the page of the address', async ({
  page,
  origin,
  written,
}) => {
  await openBoth(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.reload();
  await page.goBack({ waitUntil: 'commit' });
  await isRead(page, origin + HERE, written);
  await page.goForward({ waitUntil: 'commit' });
  await isRead(page, origin + NEXT, written);
  await linkTo(page, HERE).click();
  await isRead(page, origin + HERE, written);
});

test('back, while the application waits for the script of its page, leads to the page of the address', async ({
  page,
  origin,
  written,
  request,
}) => {
  await openBoth(page);
  const script = await scriptOf(request, NEXT);
  // It never comes, and no page but this one asks for it.
  await page.route(`**${script}`, () => {});
  await page.reload();
  // It has a way of its own to note addresses from its first line on.
  await page.waitForFunction(() => Object.hasOwn(history, 'replaceState'));
  await page.goBack({ waitUntil: 'commit' });
  await isRead(page, origin + HERE, written);
  await hydrated(page);
  await isRead(page, origin + HERE, written);
});
