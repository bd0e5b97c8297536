import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { drawn, linkTo } from './shell.ts';

const PAGE = '/guide/basic/cli';
const SCRIPTS = '**/static/js/**';

/** The addresses of the scripts that a page has asked for. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Holds all scripts; what they are asked for is there when the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(SCRIPTS, (route) => (isOpen ? route.continue() : void held.push(route)));
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
    await hydrated(page);
  };
}

/** Tells the page that its reader pays for each byte, or has a slow connection. */
async function connection(page: Page, value: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  await page.addInitScript(
    (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
    value,
  );
}

/** Waits until the browser was idle after the load event, more than once. */
async function idle(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(0))));
}

for (const prefix of ['', '/zh']) {
  test(`${prefix}${PAGE} loads without a script, and its application when the browser is idle`, async ({ page }) => {
    const asked = watchScripts(page);
    let atLoad = -1;
    page.once('load', () => (atLoad = asked.length));
    await page.goto(prefix + PAGE);
    await hydrated(page);
    expect(atLoad).toBe(0);
    expect(asked.length).toBeGreaterThan(0);
    await expect(page.locator('script[src]').first()).toHaveAttribute('fetchpriority', 'low');
    expect(new Set(asked).size).toBe(asked.length);
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
    await expect(page.locator('script[src]').first()).toHaveAttribute('fetchpriority', 'high');
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

test('clicks and keys on tabs are carried out once each, in order, when the page can', async ({ page, trial }) => {
  const go = await holdScripts(page);
  await page.goto(`${trial}/reading/tabs`);
  const tabs = page.getByRole('tablist').first().getByRole('tab', { disabled: false });
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  await tabs.nth(1).click();
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const order = page.evaluate(
    () =>
      new Promise<(string | null)[]>((resolve) => {
        const list = document.querySelector('[role=tablist]') as Element;
        const chosen: (string | null)[] = [];
        new MutationObserver(() => {
          const now = list.querySelector('[aria-selected=true]')?.textContent ?? null;
          if (chosen.at(-1) !== now) chosen.push(now);
          if (chosen.length === 4) resolve(chosen);
        }).observe(list, { subtree: true, attributeFilter: ['aria-selected'] });
      }),
  );
  await go();
  const [first, second, third] = await tabs.allTextContents();
  expect(await order).toEqual([second, first, second, third]);
  await expect(tabs.nth(2)).toBeFocused();
});

test('two clicks on a sidebar group close it and open it again, one closes it', async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto(PAGE);
  const groups = page.locator('.rp-doc-layout__sidebar button[aria-controls]');
  await groups.nth(0).click();
  await groups.nth(0).click();
  await groups.nth(2).click();
  await expect(groups.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await go();
  await expect(groups.nth(2)).toHaveAttribute('aria-expanded', 'false');
  await drawn(page);
  await expect(groups.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await expect(groups.nth(2)).toHaveAttribute('aria-expanded', 'false');
});

test('copying is done when the page can', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const go = await holdScripts(page);
  await page.goto(PAGE);
  await page.getByRole('main').getByRole('button', { name: 'Copy' }).first().click();
  await go();
  await expect(page.getByText('Copied').first()).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"scripts"');
});

test('menus open at once without the application, and a theme chosen in one is there when it comes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const go = await holdScripts(page);
  await page.goto(PAGE);
  await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
  const dark = page.getByRole('banner').getByRole('button', { name: 'Dark' });
  await dark.click();
  await expect(dark).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
  await go();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Language' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

for (const how of ['the button', 'Control+K'] as const) {
  test(`search that was asked for by ${how} opens once it can`, async ({ page }) => {
    const go = await holdScripts(page);
    await page.goto(PAGE);
    if (how === 'the button') await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
    else {
      await page.keyboard.press(how);
      // Who types at once means the field that is about to come.
      await page.keyboard.type('d.ts');
    }
    await go();
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(how === 'the button' ? '' : 'd.ts');
  });
}

test('what a reader types into the filter stays, with the caret and the focus, and filters', async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto('/config/');
  const field = page.getByRole('searchbox');
  await field.click();
  await page.keyboard.type('shis');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('m');
  await go();
  await expect(field).toHaveValue('shims');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/filter=shims/);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  await page.keyboard.type('X');
  await expect(field).toHaveValue('shimXs');
});

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
  const groups = page.locator('.rp-doc-layout__sidebar button[aria-controls]');
  const failed = page.waitForEvent('requestfailed');
  await groups.nth(0).click();
  await failed;
  await expect(page.locator('script[src]')).toHaveCount(0);
  await page.unroute(SCRIPTS);
  await groups.nth(1).click();
  await hydrated(page);
  await expect(groups.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(groups.nth(0)).toHaveAttribute('aria-expanded', 'true');
});

test('a page that comes back from the cache of documents works', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.goto('/config/lib/id');
  await page.goBack();
  await hydrated(page);
  const group = page.locator('.rp-doc-layout__sidebar button[aria-controls]').first();
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});
