import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';
import { holdScript, idle, isSameDocument, LOST_SCRIPT, linkTo, markDocument, scriptOf } from './shell.ts';

const HERE = '/guide/basic/cli';
const NEXT = '/guide/basic/typescript';
const OTHER = '/guide/basic/configure-rslib';

async function open(page: Page): Promise<void> {
  await openPage(page, HERE);
  await markDocument(page);
}

test('[X-06] of two quick clicks the last one wins, however slow the first page is', async ({ page, request }) => {
  await open(page);
  const letGo = await holdScript(page, await scriptOf(request, NEXT));
  await linkTo(page, NEXT).click();
  await linkTo(page, OTHER).click();
  await expect(page).toHaveURL(OTHER);
  await letGo();
  await expect(page).toHaveURL(OTHER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Configure Rslib/);
  expect(await isSameDocument(page)).toBe(true);
});

for (const prefix of ['', '/zh']) {
  test(`[X-06, S-03] a ${prefix}/… page whose script is gone after a release is logged, and its address loaded once`, async ({
    page,
    request,
    expectedTrouble,
  }) => {
    expectedTrouble.push(...LOST_SCRIPT);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await openPage(page, prefix + HERE);
    await markDocument(page);
    // The old window asks for a script that the new documents no longer name.
    let isNewDocument = false;
    await page.route(`**${await scriptOf(request, prefix + NEXT)}`, (route) =>
      isNewDocument ? route.continue() : route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    );
    const documents: string[] = [];
    page.on('request', (sent) => {
      if (!sent.isNavigationRequest()) return;
      isNewDocument = true;
      documents.push(new URL(sent.url()).pathname);
    });
    await linkTo(page, prefix + NEXT).click();
    await expect(page).toHaveURL(prefix + NEXT);
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(documents).toEqual([prefix + NEXT]);
    expect(logged.join()).toContain(`The page ${prefix + NEXT} could not be loaded.`);
  });
}

test('[X-06] a page whose script never comes, in new documents neither, is read and loaded at most twice', async ({
  page,
  request,
  expectedTrouble,
}) => {
  expectedTrouble.push(...LOST_SCRIPT, /Loading chunk/);
  await open(page);
  const script = await scriptOf(request, NEXT);
  await page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: '' }));
  const documents: string[] = [];
  /** In which document each of the script's runs was tried. */
  const asked: number[] = [];
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) documents.push(sent.url());
    if (sent.url().endsWith(script) && sent.resourceType() === 'script') asked.push(documents.length);
  });
  await linkTo(page, NEXT).click();
  await expect.poll(() => documents.length).toBe(1);
  // A new document starts its application at the next act, which finds that the script is still not there.
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(300, 299);
    expect(asked).toContain(2);
  }).toPass();
  await idle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
  expect(documents).toHaveLength(2);
  await linkTo(page, OTHER).click();
  await expect(page).toHaveURL(OTHER);
  await hydrated(page);
});

test('[X-06] a script that takes longer than ten seconds leads to the address itself', async ({
  page,
  request,
  expectedTrouble,
}) => {
  expectedTrouble.push(...LOST_SCRIPT);
  await page.clock.install();
  await open(page);
  let documents = 0;
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) documents += 1;
  });
  await page.route(`**${await scriptOf(request, NEXT)}`, (route) => (documents > 0 ? route.continue() : undefined));
  const asked = page.waitForRequest(`**${await scriptOf(request, NEXT)}`);
  await linkTo(page, NEXT).click();
  await asked;
  await page.clock.runFor(9_000);
  expect(await isSameDocument(page)).toBe(true);
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL(NEXT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
  expect(documents).toBe(1);
});

test('links of every kind go where they say and never further', async ({ page }) => {
  await openPage(page, '/');
  const other = page.locator('a[href^="https://"]').first();
  await expect(other).toHaveAttribute('rel', /noopener/);
  await expect(other).toHaveAttribute('target', '_blank');
});

test('a click with a key that opens a new tab is left to the browser', async ({ page, context }) => {
  await open(page);
  const opened = context.waitForEvent('page');
  await linkTo(page, NEXT).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(NEXT);
  await expect(page).toHaveURL(HERE);
});
