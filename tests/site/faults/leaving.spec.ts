import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { isHydrated } from '../hydrated.ts';
import { openPage } from '../open-page.ts';
import { LOST_SCRIPT, linkTo, scriptOf } from '../shell.ts';
import { startLater, touch } from './early.ts';
import { HERE, NEXT } from './fault.ts';
import { isAt, isReadAt } from './is-read.ts';
import { expect, test } from './written-pages.ts';

const OTHER = '/config/lib/banner';
const MISSING = /status of 404/;

/** What a page says once its application was there, and everything that it does at first is done. */
const STARTED = 'the application has started';

/** A host that mends nothing in an address, and has the page for unknown ones. */
async function answerUnknown(page: Page, address: string, file: string): Promise<void> {
  const body = readFileSync(file, 'utf8');
  await page.route(
    ({ pathname }) => pathname === address,
    (route) => route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
  );
}

/** Holds a document until told to go on, and tells which ones are asked for. */
async function holdDocument(page: Page, address: string) {
  const asked: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && asked.push(new URL(sent.url()).pathname));
  let letGo = () => {};
  const isOpen = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(
    ({ pathname }) => pathname === address,
    async (route) => {
      await isOpen;
      // One that the reader has given up is gone.
      await route.continue().catch(() => {});
    },
  );
  return { asked, letGo };
}

/** Lets a document say that it has started, since Playwright asks none that another one is to follow. */
function tellInPage(isThere: () => boolean, started: string): void {
  const watching = setInterval(() => {
    if (!isThere()) return;
    clearInterval(watching);
    // Effects come a frame later.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => console.info(started))));
  }, 30);
}

/** Where to press a link when Playwright cannot find it any more. */
async function middleOf(link: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

test('[P-06, X-06] while the page for unknown addresses leads on, a link that is pressed leads where it says', async ({
  page,
  trial,
  expectedTrouble,
}) => {
  expectedTrouble.push(MISSING);
  await startLater(page);
  await answerUnknown(page, '/zh/only-english', '.cache/trial-site/zh/404.html');
  const { asked, letGo } = await holdDocument(page, '/only-english');
  await page.goto(`${trial}/zh/only-english`);
  const home = await middleOf(page.getByRole('main').getByRole('link'));
  await touch(page);
  await expect.poll(() => asked).toEqual(['/zh/only-english', '/only-english']);
  await page.mouse.click(...home);
  // A page that the router showed would go when the other document comes.
  await expect.poll(() => asked).toEqual(['/zh/only-english', '/only-english', '/zh/']);
  letGo();
  await isAt(page, `${trial}/zh/`);
});

test('[P-06, X-06] a link of the page for unknown addresses that was pressed before the application leads where it says', async ({
  page,
  trial,
  expectedTrouble,
}) => {
  expectedTrouble.push(MISSING);
  await startLater(page);
  await answerUnknown(page, '/zh/only-english', '.cache/trial-site/zh/404.html');
  const { asked, letGo } = await holdDocument(page, '/zh/');
  await page.goto(`${trial}/zh/only-english`);
  const home = await middleOf(page.getByRole('main').getByRole('link'));
  const started = page.waitForEvent('console', (message) => message.text() === STARTED);
  await page.evaluate(`(${tellInPage})(${isHydrated}, '${STARTED}')`);
  await page.mouse.click(...home);
  await started;
  expect(asked).toEqual(['/zh/only-english', '/zh/']);
  letGo();
  await isAt(page, `${trial}/zh/`);
});

test('[P-06] where nobody presses anything, the page for unknown addresses leads on, with and without the application', async ({
  page,
  origin,
  trial,
  written,
  expectedTrouble,
}) => {
  expectedTrouble.push(MISSING);
  await startLater(page);
  await answerUnknown(page, `/en${HERE}`, 'dist/404.html');
  await page.goto(`/en${HERE}?a=1#usage`, { waitUntil: 'commit' });
  await isReadAt(page, `${origin}${HERE}?a=1#usage`, written);
  await answerUnknown(page, '/zh/only-english', '.cache/trial-site/zh/404.html');
  await page.goto(`${trial}/zh/only-english`);
  await touch(page);
  await isAt(page, `${trial}/only-english`);
});

test('[X-06] a link that is pressed while the browser loads another page is where the reader ends', async ({
  page,
  origin,
  written,
  request,
  expectedTrouble,
}) => {
  expectedTrouble.push(...LOST_SCRIPT);
  await startLater(page);
  await openPage(page, HERE);
  await page.route(`**${await scriptOf(request, NEXT)}`, (route) => route.fulfill({ status: 404, body: '' }));
  const { asked, letGo } = await holdDocument(page, NEXT);
  const other = await middleOf(linkTo(page, OTHER));
  await linkTo(page, NEXT).click({ noWaitAfter: true });
  await expect.poll(() => asked).toEqual([NEXT]);
  await page.mouse.click(...other);
  await expect.poll(() => asked).toEqual([NEXT, OTHER]);
  letGo();
  await isReadAt(page, origin + OTHER, written);
});
