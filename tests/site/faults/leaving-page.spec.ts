import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { isHydrated } from '../hydrated.ts';
import { openPage, startOnInput, turnToLink } from '../open-page.ts';
import { LOST_SCRIPT, linkTo, scriptOf } from '../shell.ts';
import { HERE, NEXT, OTHER } from './fault.ts';
import { expect, expectAddress, expectPage, test } from './page-text.ts';

const MISSING = /status of 404/;

/** What a page logs once its application works. */
const STARTED = 'the application has started';

/** Answers an address with a 404 page, as hosts do that correct no address. */
async function answerUnknown(page: Page, address: string, file: string): Promise<void> {
  const body = readFileSync(file, 'utf8');
  await page.route(
    ({ pathname }) => pathname === address,
    (route) => route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
  );
}

/** Holds a document until released, and records requested documents. */
async function holdDocument(page: Page, address: string) {
  const requested: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && requested.push(new URL(sent.url()).pathname));
  let release = () => {};
  const isOpen = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => pathname === address,
    async (route) => {
      await isOpen;
      // The browser may have given up the request.
      await route.continue().catch(() => {});
    },
  );
  return { requested, release };
}

/** Logs that the application works: Playwright evaluates nothing in a document that is being left. Runs in the page. */
function logStart(isThere: () => boolean, started: string): void {
  const watching = setInterval(() => {
    if (!isThere()) return;
    clearInterval(watching);
    // Effects run a frame later.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => console.info(started))));
  }, 30);
}

/** Where to click a link in a document that is being left. */
async function middleOf(link: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

test('[P-06, X-06] while the 404 page redirects, a link that is clicked wins', async ({
  page,
  trial,
  expectedTrouble,
}) => {
  expectedTrouble.push(MISSING);
  await startOnInput(page);
  await answerUnknown(page, '/zh/only-english', '.cache/trial-site/zh/404.html');
  const { requested, release } = await holdDocument(page, '/only-english');
  await page.goto(`${trial}/zh/only-english`);
  const home = await middleOf(page.getByRole('main').getByRole('link'));
  await turnToLink(page);
  await expect.poll(() => requested).toEqual(['/zh/only-english', '/only-english']);
  await page.mouse.click(...home);
  // The document must be on its way to the new address, not only the router.
  await expect.poll(() => requested).toEqual(['/zh/only-english', '/only-english', '/zh/']);
  release();
  await expectAddress(page, `${trial}/zh/`);
});

test('[P-06, X-06] a link of the 404 page that was clicked before the application started wins over its redirect', async ({
  page,
  trial,
  expectedTrouble,
}) => {
  expectedTrouble.push(MISSING);
  await startOnInput(page);
  await answerUnknown(page, '/zh/only-english', '.cache/trial-site/zh/404.html');
  const { requested, release } = await holdDocument(page, '/zh/');
  await page.goto(`${trial}/zh/only-english`);
  const home = await middleOf(page.getByRole('main').getByRole('link'));
  const started = page.waitForEvent('console', (message) => message.text() === STARTED);
  await page.evaluate(`(${logStart})(${isHydrated}, '${STARTED}')`);
  await page.mouse.click(...home);
  await started;
  expect(requested).toEqual(['/zh/only-english', '/zh/']);
  release();
  await expectAddress(page, `${trial}/zh/`);
});

test('[P-06] where nobody clicks anything, the 404 page redirects, with and without the application', async ({
  page,
  origin,
  trial,
  pageTexts,
  expectedTrouble,
}) => {
  expectedTrouble.push(MISSING);
  await startOnInput(page);
  await answerUnknown(page, `/en${HERE}`, 'dist/404.html');
  await page.goto(`/en${HERE}?a=1#usage`, { waitUntil: 'commit' });
  await expectPage(page, `${origin}${HERE}?a=1#usage`, pageTexts);
  await answerUnknown(page, '/zh/only-english', '.cache/trial-site/zh/404.html');
  await page.goto(`${trial}/zh/only-english`);
  await turnToLink(page);
  await expectAddress(page, `${trial}/only-english`);
});

test('[X-06] a link that is clicked while the browser loads another page is where the reader ends', async ({
  page,
  origin,
  pageTexts,
  request,
  expectedTrouble,
}) => {
  expectedTrouble.push(...LOST_SCRIPT);
  await startOnInput(page);
  await openPage(page, HERE);
  await page.route(`**${await scriptOf(request, NEXT)}`, (route) => route.fulfill({ status: 404, body: '' }));
  const { requested, release } = await holdDocument(page, NEXT);
  const other = await middleOf(linkTo(page, OTHER));
  await linkTo(page, NEXT).click({ noWaitAfter: true });
  await expect.poll(() => requested).toEqual([NEXT]);
  await page.mouse.click(...other);
  await expect.poll(() => requested).toEqual([NEXT, OTHER]);
  release();
  await expectPage(page, origin + OTHER, pageTexts);
});
