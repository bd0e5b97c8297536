import { hydrated } from '../hydrated.ts';
import { isSameDocument, markDocument } from '../shell.ts';
import { startLater, touch } from './early.ts';
import { HERE } from './fault.ts';
import { isAt, isReadAt } from './is-read.ts';
import { expect, test } from './written-pages.ts';

test('a page that is loaded anew at a heading stays there, and back from the heading loads nothing', async ({
  page,
  origin,
  written,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heading = page.locator('#usage');
  await page.goto(origin + HERE);
  await hydrated(page);
  await page.locator('.rp-doc-layout__outline a[href="#usage"]').click();
  await isAt(page, `${origin}${HERE}#usage`);
  await expect(heading).toBeInViewport();
  await startLater(page);
  await page.reload();
  await isReadAt(page, `${origin}${HERE}#usage`, written);
  await expect(heading).toBeInViewport();
  await markDocument(page);
  await page.goBack({ waitUntil: 'commit' });
  await isReadAt(page, origin + HERE, written);
  await page.goForward({ waitUntil: 'commit' });
  await isReadAt(page, `${origin}${HERE}#usage`, written);
  expect(await isSameDocument(page)).toBe(true);
  await touch(page);
  await hydrated(page);
  await isReadAt(page, `${origin}${HERE}#usage`, written);
  await expect(heading).toBeInViewport();
});
