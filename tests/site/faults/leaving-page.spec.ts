import { readFileSync } from 'node:fs';
import type { Locator, Page, Route } from 'playwright/test';
import { SCRIPTS } from '../hold-scripts.ts';
import { openPage, startOnInput, turnToControl } from '../open-page.ts';
import { holdRequests, LOST_SCRIPT, linkTo, recordDocuments, scriptOf } from '../shell.ts';
import { HERE, NEXT, OTHER } from './fault.ts';
import { expect, expectAddress, expectPage, test } from './page-text.ts';

const MISSING = /status of 404/;

/** Answers with a 404 page, like hosts that do not redirect. */
async function answerUnknown(page: Page, address: string, file: string): Promise<void> {
  const body = readFileSync(file, 'utf8');
  await page.route(
    ({ pathname }) => pathname === address,
    (route) => route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
  );
}

/** Holds a document until released, and records requested documents. */
async function holdDocument(page: Page, address: string) {
  const requested = recordDocuments(page);
  return { requested, release: await holdRequests(page, ({ pathname }) => pathname === address) };
}

/** A prefetched document could not be held. */
async function withoutPrefetch(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove());
}

/** The point to click for a link in a document being left. */
async function middleOf(link: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

test('[P-06] the 404 page redirects before the application starts', async ({
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
  await page.goto(`${trial}/zh/only-english?a=1#b`, { waitUntil: 'commit' });
  await expectAddress(page, `${trial}/only-english?a=1#b`);
});

test('[X-06] a link clicked while another page loads wins', async ({
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

test('[X-06] a link clicked while the application starts wins, though a script of this page is missing', async ({
  page,
  origin,
  pageTexts,
  request,
  expectedTrouble,
}) => {
  expectedTrouble.push(...LOST_SCRIPT, /Loading chunk/);
  await startOnInput(page);
  await page.goto(HERE);
  await withoutPrefetch(page);
  const { requested, release } = await holdDocument(page, NEXT);
  const missing = await scriptOf(request, HERE);
  const held: Route[] = [];
  await page.route(SCRIPTS, (route) => void held.push(route));
  await page.route(`**${missing}`, (route) => route.fulfill({ status: 404, body: '' }));
  await turnToControl(page);
  // A click before that would start nothing.
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.mouse.click(...(await middleOf(linkTo(page, NEXT))));
  await expect.poll(() => requested).toEqual([NEXT]);
  const failed = page.waitForEvent('pageerror');
  await page.unroute(SCRIPTS);
  await Promise.all(held.map((route) => route.continue()));
  await failed;
  release();
  await expectPage(page, origin + NEXT, pageTexts);
  expect(requested).toEqual([NEXT]);
});

test('a page whose script is missing is loaded again by the start of the application, though a link was opened in another tab before', async ({
  page,
  context,
  request,
  expectedTrouble,
}) => {
  expectedTrouble.push(...LOST_SCRIPT, /Loading chunk/);
  await startOnInput(page);
  await page.goto(HERE);
  const missing = await scriptOf(request, HERE);
  let asked = 0;
  await page.route(`**${missing}`, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  const opened = context.waitForEvent('page');
  await linkTo(page, NEXT).click({ modifiers: ['Control'] });
  await (await opened).close();
  const reloaded = page.waitForEvent('load');
  await turnToControl(page);
  await reloaded;
});
