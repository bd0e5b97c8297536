import { holdScripts } from '../hold-scripts.ts';
import { openPage } from '../open-page.ts';
import { OUTLINE } from '../rspress-selectors.ts';
import { isSameDocument, markDocument } from '../shell.ts';
import { HERE } from './fault.ts';
import { isAt, isReadAt } from './is-read.ts';
import { expect, test } from './written-pages.ts';

test('a page that is loaded anew at a heading stays there, and back from the heading loads nothing, before the application is there and after', async ({
  page,
  origin,
  written,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heading = page.locator('#usage');
  await openPage(page, origin + HERE);
  await page.locator(`${OUTLINE} a[href="#usage"]`).click();
  await isAt(page, `${origin}${HERE}#usage`);
  await expect(heading).toBeInViewport();
  // The browser scrolls to the heading, at which the application would start.
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await isReadAt(page, `${origin}${HERE}#usage`, written);
  await expect(heading).toBeInViewport();
  await markDocument(page);
  await page.goBack({ waitUntil: 'commit' });
  await isReadAt(page, origin + HERE, written);
  await page.goForward({ waitUntil: 'commit' });
  await isReadAt(page, `${origin}${HERE}#usage`, written);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => Object.hasOwn(history, 'replaceState')), 'the application is there').toBe(false);
  await letGo();
  await isReadAt(page, `${origin}${HERE}#usage`, written);
  await expect(heading).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});
