import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts, SCRIPTS } from './hold-scripts.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';
import { SIDEBAR } from './rspress-selectors.ts';
import { drawn, idle, linkTo } from './shell.ts';

const PAGE = '/guide/basic/cli';

/** The addresses of the scripts that a page has asked for. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

/** Tells the page that its reader pays for each byte, or has a slow connection. */
async function connection(page: Page, value: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  await page.addInitScript(
    (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
    value,
  );
}

/** The scripts that the document has run or is about to run. */
const running = (page: Page) => page.locator('script[src]');

for (const prefix of ['', '/zh']) {
  test(`${prefix}${PAGE} loads without a script, fetches its application when idle, and runs it at the first act`, async ({
    page,
  }) => {
    const asked = watchScripts(page);
    let atLoad = -1;
    page.once('load', () => (atLoad = asked.length));
    await page.goto(prefix + PAGE);
    await expect(page.locator('link[rel="prefetch"][as="script"]')).not.toHaveCount(0);
    const isFetched = () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"][as="script"]')];
      return links.every(({ href }) => performance.getEntriesByName(href).length > 0);
    };
    await expect.poll(() => page.evaluate(isFetched)).toBe(true);
    expect(atLoad).toBe(0);
    const fetched = [...asked];
    expect(fetched).toEqual([...new Set(fetched)]);
    await expect(running(page)).toHaveCount(0);
    await page.mouse.move(300, 300);
    await hydrated(page);
    // Each script is asked for a second time, to be run, and comes from the browser's cache.
    const sizes = await page.evaluate(
      (files) =>
        files.map((file) => performance.getEntriesByName(location.origin + file) as PerformanceResourceTiming[]),
      fetched,
    );
    for (const entries of sizes) expect(entries.map(({ transferSize }) => transferSize > 0)).toEqual([true, false]);
  });
}

for (const [name, address] of Object.entries({
  'a query': '/config/?filter=dts',
  'a place on the page': `${PAGE}#build`,
  'no page': '/guide/basic/nothing',
})) {
  test(`an address with ${name} starts the application when the browser is idle`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/status of 404/);
    await page.goto(address);
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await expect(running(page)).not.toHaveCount(0);
  });
}

for (const [name, value] of Object.entries({
  'who saves data': { saveData: true },
  'with a slow connection': { effectiveType: '3g' },
})) {
  test(`a reader ${name} is sent no application before the first act`, async ({ page }) => {
    await connection(page, value);
    const asked = watchScripts(page);
    await page.goto(PAGE);
    await idle(page);
    expect(asked).toEqual([]);
    await page.keyboard.press('Tab');
    await hydrated(page);
    await expect(running(page).first()).toHaveAttribute('fetchpriority', 'high');
  });
}

for (const act of ['mouse', 'wheel', 'touch'] as const) {
  test(`the first ${act} of the reader starts the application`, async ({ browser, origin }) => {
    const context = await browser.newContext({ baseURL: origin, hasTouch: true });
    const page = await context.newPage();
    await connection(page, { saveData: true });
    const asked = watchScripts(page);
    await page.goto(PAGE);
    await idle(page);
    expect(asked).toEqual([]);
    if (act === 'mouse') await page.mouse.move(300, 300);
    else if (act === 'wheel') await page.mouse.wheel(0, 100);
    else await page.touchscreen.tap(5, 500);
    await hydrated(page);
    await context.close();
  });
}

test('links lead on at once, without the application', async ({ page, context }) => {
  await page.route(SCRIPTS, () => {});
  await page.goto(PAGE);
  await linkTo(page, '/guide/basic/typescript').click();
  await expect(page).toHaveURL('/guide/basic/typescript');
  const opened = context.waitForEvent('page');
  await linkTo(page, PAGE).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(PAGE);
  await expect(page).toHaveURL('/guide/basic/typescript');
});

test('a place and a selection that the reader has found are left alone when the application comes', async ({
  page,
}) => {
  const go = await holdScripts(page);
  await page.goto(`${PAGE}#build`);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  await page
    .getByRole('main')
    .locator('p:visible')
    .nth(3)
    .evaluate((element) => getSelection()?.selectAllChildren(element));
  const state = () => page.evaluate(() => [Math.round(scrollY), String(getSelection())]);
  await drawn(page);
  const before = await state();
  await go();
  await drawn(page);
  expect(await state()).toEqual(before);
});

test('an application that does not come leaves a document; the next act tries again, and only that act counts', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/, /ERR_FAILED/);
  await page.route(SCRIPTS, (route) => route.abort('failed'));
  await page.goto(PAGE);
  const groups = page.locator(`${SIDEBAR} button[aria-controls]`);
  const failed = page.waitForEvent('requestfailed');
  await groups.nth(0).click();
  await failed;
  await expect(running(page)).toHaveCount(0);
  await page.unroute(SCRIPTS);
  await groups.nth(1).click();
  await hydrated(page);
  await expect(groups.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(groups.nth(0)).toHaveAttribute('aria-expanded', 'true');
});

test('a page that comes back from the cache of documents works', async ({ page }) => {
  await openPage(page, PAGE);
  await page.goto('/config/lib/id');
  await page.goBack();
  await hydrated(page);
  const group = page.locator(`${SIDEBAR} button[aria-controls]`).first();
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});
