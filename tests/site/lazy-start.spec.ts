import type { Browser, Page } from 'playwright/test';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts, SCRIPTS } from './hold-scripts.ts';
import { hydrated } from './hydrated.ts';
import { groupOf } from './rspress-selectors.ts';
import { drawn, idle, linkTo, recordScripts } from './shell.ts';

declare global {
  interface Window {
    /** Whether deferred scripts were running, for each time that the scroll position was read. */
    scrollReads: boolean[];
  }
}

const PAGE = '/guide/basic/cli';
/** Longer than the resting time that counts as intent, here and in the browser, in milliseconds. */
const REST = 400;

/** A trace event of a style update. */
type StyleUpdate = { name: string; args: { elementCount?: number } };

/** How many elements get their styles computed, again or for the first time, while `act` runs. */
async function countStyled(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await drawn(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: StyleUpdate[] };
  const counts = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' && args.elementCount) || []);
  return counts.reduce((total, count) => total + count, 0);
}

/** Whether the application is starting: its scripts have been requested. */
const isStarted = (requested: readonly string[]) => requested.some((path) => path.includes('/async/'));

const waysToStart: Record<string, (page: Page) => Promise<void>> = {
  'turns to search by mouse': (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).hover(),
  'turns to search by key': (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).focus(),
  'presses the hotkey of search': (page) => page.keyboard.press('Control+K'),
  'closes a group of the sidebar': (page) => groupOf(page, 'Getting Started').click(),
};

test.describe('on a page to read', () => {
  test.use({ hasTouch: true });

  test('a page runs the client script; a reader who moves the mouse over text, turns to a link, scrolls, touches text, presses a key, chooses a theme or copies code does not start the application', async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/clipboard/i);
    page.on('dialog', (dialog) => dialog.dismiss());
    const requested = recordScripts(page);
    await page.goto(PAGE);
    await expect(page.getByRole('banner')).toContainText('Ctrl K');
    expect(requested.length).toBeGreaterThan(0);
    await page.mouse.move(700, 500);
    await linkTo(page, '/guide/basic/typescript').hover();
    await linkTo(page, '/guide/basic/configure-rslib').focus();
    await page.waitForTimeout(REST);
    await page.mouse.wheel(0, 600);
    await page.touchscreen.tap(700, 500);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Dark', includeHidden: true }).first().dispatchEvent('click');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.getByRole('main').getByRole('button', { name: 'Copy' }).first().dispatchEvent('click');
    await page.waitForTimeout(REST);
    await idle(page);
    expect(isStarted(requested)).toBe(false);
  });

  for (const [name, act] of Object.entries(waysToStart)) {
    test(`a reader who ${name} starts the application`, async ({ page }) => {
      const requested = recordScripts(page);
      await page.goto(PAGE);
      await act(page);
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
      expect(isStarted(requested)).toBe(true);
      expect(requested).toEqual([...new Set(requested)]);
    });
  }
});

for (const [name, address] of Object.entries({
  'a query for an interactive part of the page': '/config/?filter=dts',
  'no page': '/guide/basic/nothing',
})) {
  test(`an address with ${name} starts the application when the browser is idle`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/status of 404/);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  });
}

for (const { prefix } of languages) {
  test(`a screen reader meets the same ${prefix || 'English'} pages before and after the application starts`, async ({
    page,
  }) => {
    for (const route of ['/', '/config/', '/config/lib/dts', '/guide/start/quick-start', '/guide/advanced/consumers']) {
      await page.goto(prefix + route);
      // In its first frame, every table is a group: whether it scrolls is known after layout.
      await drawn(page);
      const before = await page.locator('body').ariaSnapshot();
      await hydrated(page);
      expect(await page.locator('body').ariaSnapshot(), route).toBe(before);
    }
  });
}

test('opening search and starting the application on a phone restyles a tenth of a long page at most', async ({
  page,
  browser,
}) => {
  // A phone, whose bars and panels have rules of their own.
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto('/guide/faq/features');
  const total = await page.locator('*').count();
  const styled = await countStyled(browser, page, async () => {
    await page.keyboard.press('Control+K');
    await hydrated(page);
  });
  const own = await page.getByRole('dialog').locator('*').count();
  console.log(`${styled} of ${total} elements, ${own} of them in the dialog`);
  expect(styled).toBeGreaterThan(0);
  expect(styled - own).toBeLessThan(total / 10);
});

test('a page that loads computes the styles of its elements once', async ({ page, browser }) => {
  // Many are styled again if the first frame comes before the font, or before the page is parsed to its end.
  const loads: number[] = [];
  for (let load = 0; load < 4; load += 1)
    loads.push(await countStyled(browser, page, () => page.goto('/guide/faq/features')));
  // A variable of the root element is inherited by all elements that have styles.
  const all = await countStyled(browser, page, () =>
    page.evaluate(() => document.documentElement.style.setProperty('--test', '1')),
  );
  console.log(`${loads.join(', ')} while loading, ${all} elements in all`);
  expect(all).toBeGreaterThan(500);
  expect(Math.min(...loads)).toBeLessThan(all * 1.5);
});

test('the script of a page does not lay it out before its first frame', async ({ page }) => {
  await page.addInitScript(() => {
    const read = Object.getOwnPropertyDescriptor(window, 'scrollY')?.get;
    window.scrollReads = [];
    let duringScript = true;
    // Right after deferred scripts, in the same task.
    document.addEventListener('DOMContentLoaded', () => {
      duringScript = false;
    });
    Object.defineProperty(window, 'scrollY', {
      get() {
        window.scrollReads.push(duringScript);
        return read?.call(window);
      },
    });
  });
  await page.goto('/');
  await page.waitForFunction(() => window.scrollReads.length > 0);
  expect(await page.evaluate(() => window.scrollReads)).not.toContain(true);
});

test('with Save-Data, the application is fetched only when needed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requested = recordScripts(page);
  await page.goto('/config/?filter=dts');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).hover();
  await page.waitForTimeout(REST);
  await idle(page);
  expect(isStarted(requested)).toBe(false);
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('the browser prefetches the page of a link that the reader turns to, until the application does', async ({
  page,
  origin,
}) => {
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') prefetched.push(new URL(request.url()).pathname);
  });
  await page.goto(PAGE);
  await linkTo(page, '/guide/basic/typescript').hover();
  await expect.poll(() => prefetched).toEqual(['/guide/basic/typescript']);
  await linkTo(page, '/guide/basic/typescript').click();
  await expect(page).toHaveURL(`${origin}/guide/basic/typescript`);
  const delivery = () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType;
  expect(await page.evaluate(delivery)).toBe('navigational-prefetch');
  await hydrated(page);
  const script = page.waitForRequest(/\/async\//);
  await linkTo(page, PAGE).hover();
  await script;
  await page.waitForTimeout(REST);
  expect(prefetched).toHaveLength(1);
});

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

test('hydration keeps scroll position and selection', async ({ page }) => {
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

test('if the application fails to load, the page stays a document; the next input retries, and only that input is replayed', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/, /ERR_FAILED/, /ChunkLoadError/);
  await page.route(SCRIPTS, (route) => route.abort('failed'));
  await page.goto('/guide/basic/output-format');
  const format = (value: string) => page.locator(`main fieldset label:has(input[value=${value}])`).first();
  const told = page.waitForEvent('console', (message) => message.text().includes('ChunkLoadError'));
  await format('cjs').click();
  await told;
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
  await page.unroute(SCRIPTS);
  await format('umd').click();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(format('umd').locator('input')).toBeChecked();
});
