import { REQUEST_TIMEOUT } from '../../../shared/request-timeout.ts';
import { texts } from '../../../shared/texts.ts';
import { test as base, expect } from '../fixtures.ts';
import { hydrated } from '../hydrated.ts';
import { searchOf } from '../search-page.ts';
import { isSameDocument, markDocument } from '../shell.ts';
import { wrongAnswers } from './answers.ts';
import { NEEDED } from './search-data.ts';

// The console says what the answers are.
const test = base.extend({ guard: async ({}, use) => use(undefined) });

const files: Record<string, RegExp> = { 'scripts of the application': /\/static\/js\/async\//, ...NEEDED };

for (const [what, requests] of Object.entries(files)) {
  for (const { name, give } of wrongAnswers) {
    test(`search tries again, with its query and focus, where the ${what}: it ${name}`, async ({ page }) => {
      await page.goto('/guide/basic/cli');
      // The other files need the application.
      if (what !== 'scripts of the application') await hydrated(page);
      let isWrong = true;
      await page.route(requests, (route) => (isWrong ? give(route) : route.fallback()));
      await page.clock.install();
      const { field, rows, retry } = searchOf(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('dts');
      await page.clock.runFor(1000);
      if (name === 'never comes') await page.clock.runFor(REQUEST_TIMEOUT);
      // Without its worker, search answers on the main thread.
      await expect(rows.or(retry).first()).toBeVisible();
      isWrong = false;
      if (await retry.isVisible()) await retry.click();
      await page.clock.runFor(1000);
      await expect(rows.first()).toBeVisible();
      await expect(field).toHaveValue('dts');
      await expect(field).toBeFocused();
    });
  }
}

for (const [what, requests] of Object.entries(files)) {
  if (what === 'script of the worker') continue;
  test(`a release that renamed the ${what} reloads the page once, continues the search and says so`, async ({
    page,
  }) => {
    await page.goto('/guide/basic/cli');
    if (what !== 'scripts of the application') await hydrated(page);
    await markDocument(page);
    let documents = 0;
    page.on('request', (request) => {
      documents += Number(request.isNavigationRequest());
    });
    await page.route(requests, (route) =>
      documents > 0 ? route.fallback() : route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    );
    const { dialog, field, rows, retry } = searchOf(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dts');
    await retry.click();
    await expect(rows.first()).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
    expect(documents).toBe(1);
    await expect(field).toHaveValue('dts');
    await expect(field).toBeFocused();
    await expect(dialog.getByRole('alert')).toHaveText(texts['search.reloaded'].en);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });
}

test('search that a reload did not help says so, and does not reload again', async ({ page }) => {
  await page.route(NEEDED.data!, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }));
  await page.goto('/guide/basic/cli');
  const { dialog, field, retry } = searchOf(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dts');
  await retry.click();
  await expect(dialog.getByRole('alert')).toHaveText(texts['search.reloaded'].en);
  await markDocument(page);
  for (let times = 0; times < 2; times += 1) {
    await retry.click();
    await expect(retry).toBeVisible();
  }
  expect(await isSameDocument(page)).toBe(true);
  await expect(field).toHaveValue('dts');
});

test('search that is closed while its page is being reloaded stays closed', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  const { dialog, retry } = searchOf(page);
  await hydrated(page);
  await page.route(NEEDED.data!, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dts');
  await expect(retry).toBeVisible();
  await markDocument(page);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/guide/basic/cli', async (route) => {
    if (route.request().isNavigationRequest()) await arrival;
    await route.fallback();
  });
  const reloading = page.waitForRequest((request) => request.isNavigationRequest());
  await retry.click();
  await reloading;
  await page.keyboard.press('Escape');
  const loaded = page.waitForEvent('load');
  arrive();
  await loaded;
  expect(await isSameDocument(page)).toBe(false);
  await hydrated(page);
  await expect(dialog).toBeHidden();
});

test('without the site, search stays and says that it could not be loaded', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  await markDocument(page);
  await page.context().setOffline(true);
  const { dialog, field, retry } = searchOf(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dts');
  await retry.click();
  await expect(dialog).toContainText(texts['search.failed'].en);
  await expect(retry).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(field).toHaveValue('dts');
});
