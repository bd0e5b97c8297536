import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts, SCRIPTS } from './hold-scripts.ts';
import { hydrated } from './hydrated.ts';
import { groupButtonsOf } from './rspress-selectors.ts';
import { drawn, idle, linkTo } from './shell.ts';

const PAGE = '/guide/basic/cli';

/** The scripts that a page requests. */
function recordScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) requested.push(pathname);
  });
  return requested;
}

/** Sets what the browser says of the connection. */
async function connection(page: Page, value: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  await page.addInitScript(
    (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
    value,
  );
}

/** The scripts that run in the document. */
const running = (page: Page) => page.locator('script[src]');

for (const prefix of ['', '/zh']) {
  test(`${prefix}${PAGE} loads without a script, fetches its application when idle, and runs it at the first input`, async ({
    page,
  }) => {
    const requested = recordScripts(page);
    let atLoad = -1;
    page.once('load', () => (atLoad = requested.length));
    await page.goto(prefix + PAGE);
    await expect(page.locator('link[rel="prefetch"][as="script"]')).not.toHaveCount(0);
    const scripts = await page.locator('link[rel="prefetch"][as="script"]').count();
    await expect.poll(() => requested.length).toBe(scripts);
    expect(atLoad).toBe(0);
    const fetched = [...requested];
    expect(fetched).toEqual([...new Set(fetched)]);
    await expect(running(page)).toHaveCount(0);
    await page.mouse.move(300, 300);
    await hydrated(page);
    // To run, each script is requested again and comes from the cache.
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
  'a hash': `${PAGE}#build`,
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
  test(`a reader ${name} is sent no application before the first input`, async ({ page }) => {
    await connection(page, value);
    const requested = recordScripts(page);
    await page.goto(PAGE);
    await idle(page);
    expect(requested).toEqual([]);
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
    const requested = recordScripts(page);
    await page.goto(PAGE);
    await idle(page);
    expect(requested).toEqual([]);
    if (act === 'mouse') await page.mouse.move(300, 300);
    else if (act === 'wheel') await page.mouse.wheel(0, 100);
    else await page.touchscreen.tap(5, 500);
    await hydrated(page);
    await context.close();
  });
}

test('links work without the application', async ({ page, context }) => {
  await page.route(SCRIPTS, () => {});
  await page.goto(PAGE);
  await linkTo(page, '/guide/basic/typescript').click();
  await expect(page).toHaveURL('/guide/basic/typescript');
  const opened = context.waitForEvent('page');
  await linkTo(page, PAGE).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(PAGE);
  await expect(page).toHaveURL('/guide/basic/typescript');
});

test('scroll position and selection stay when the application starts', async ({ page }) => {
  const release = await holdScripts(page);
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
  await release();
  await drawn(page);
  expect(await state()).toEqual(before);
});

test('an application that does not come leaves a document; the next input tries again, and only that input counts', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/, /ERR_FAILED/);
  await page.route(SCRIPTS, (route) => route.abort('failed'));
  await page.goto(PAGE);
  const groups = groupButtonsOf(page);
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
