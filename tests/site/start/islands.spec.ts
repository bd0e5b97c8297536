import { REQUEST_TIMEOUT } from '../../../shared/request-timeout.ts';
import { texts } from '../../../shared/texts.ts';
import { expect, test } from '../fixtures.ts';
import { holdScripts, SCRIPTS } from '../hold-scripts.ts';
import { hydrated } from '../hydrated.ts';
import { searchOf } from '../search-page.ts';
import { LOST_SCRIPT } from '../shell.ts';
import { changes } from './changed-pages.ts';

const LIVE_PAGE = '/guide/solution/component-library';
const CONVERTER_PAGE = '/guide/migration/tsup';
const EXPLORER_PAGE = '/guide/basic/output-format';
const CONFIG = 'export default { entry: ["src/index.ts"] }';

for (const change of [
  'nobody has changed the page',
  'a translator has replaced the texts of the article alone',
  'a translator has replaced all texts by elements',
  'a blocker has removed all icons',
  'an extension has added elements',
]) {
  const apply = changes[change] as () => void;

  test(`what a reader has pasted into the converter stays, with caret and focus, and is converted where ${change}`, async ({
    page,
  }) => {
    await page.goto(CONVERTER_PAGE);
    await page.evaluate(apply);
    const field = page.locator('[data-island=Converter] textarea').first();
    await field.click();
    await page.keyboard.insertText(CONFIG);
    await page.keyboard.press('ArrowLeft');
    await page.locator('html[data-app]').waitFor({ state: 'attached' });
    await page.keyboard.type(' ');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(CONFIG.replace('}', ' }'));
    await page.locator('[data-island=Converter] button').first().click();
    await expect(page.locator('[data-island=Converter]').getByRole('status').first()).toContainText('rslib.config.ts');
  });

  test(`the first choice in the output explorer counts, and what is open stays open, where ${change}`, async ({
    page,
  }) => {
    await page.goto(EXPLORER_PAGE);
    await page.evaluate(apply);
    const explorer = page.locator('[data-island=OutputExplorer]').first();
    await explorer
      .locator('details')
      .first()
      .evaluate((one: HTMLDetailsElement) => {
        one.open = true;
      });
    await explorer.locator('input[value=cjs]').click();
    await expect(explorer.getByRole('status')).toContainText('dist/index.cjs');
    await expect(explorer.locator('input[value=cjs]')).toBeChecked();
    await expect(explorer.locator('details').first()).toHaveAttribute('open');
    await expect(page).toHaveURL(/format=cjs/);
  });

  test(`the first click in a live example counts where ${change}`, async ({ page }) => {
    await page.goto(LIVE_PAGE);
    await page.evaluate(apply);
    const frame = page.locator('[data-live]').first();
    const scheme = () => frame.locator('> *').first().getAttribute('style');
    const before = await scheme();
    await frame.locator('button').last().click();
    await expect.poll(scheme).not.toBe(before);
  });
}

/** The scripts that a page with a live example runs before one is near the window. */
async function scriptsOfApplication(page: import('playwright/test').Page): Promise<Set<string>> {
  const scripts = new Set<string>();
  const add = (request: import('playwright/test').Request) => scripts.add(request.url());
  page.on('request', add);
  await page.goto(LIVE_PAGE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  page.off('request', add);
  return scripts;
}

test('a live example whose script is stuck keeps nothing else from working, and says so once it is used', async ({
  page,
}) => {
  const early = await scriptsOfApplication(page);
  await page.evaluate(() => localStorage.setItem('recent-searches', '["umd","cjs"]'));
  await page.clock.install();
  await page.route(SCRIPTS, (route) => (early.has(route.request().url()) ? route.continue() : undefined));
  await page.goto(LIVE_PAGE);
  const control = page.locator('[data-live] button').last();
  await control.click();
  await page.clock.runFor(REQUEST_TIMEOUT / 2);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.keyboard.press('Control+k');
  const { recent } = searchOf(page);
  await recent.getByRole('button', { name: texts['search.forget'].en.replace('{{query}}', 'umd') }).click();
  await page.clock.runFor(100);
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.clock.runFor(REQUEST_TIMEOUT);
  await expect(page.getByRole('alert')).toHaveText(texts['island.failed'].en);
});

test('a live example whose script has failed says so, and works at the next use that finds it', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(...LOST_SCRIPT, /Loading chunk/);
  const early = await scriptsOfApplication(page);
  await page.route(SCRIPTS, (route) => (early.has(route.request().url()) ? route.continue() : route.abort()));
  await page.goto(LIVE_PAGE);
  const frame = page.locator('[data-live]').first();
  const scheme = () => frame.locator('> *').first().getAttribute('style');
  const before = await scheme();
  await frame.locator('button').last().click();
  await expect(page.getByRole('alert')).toHaveText(texts['island.failed'].en);
  expect(await scheme()).toBe(before);
  await page.unroute(SCRIPTS);
  await frame.locator('button').last().click();
  await expect.poll(scheme).not.toBe(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const unadopted = [
  ['the converter', CONVERTER_PAGE, '[data-island=Converter] button'],
  ['the output explorer', EXPLORER_PAGE, '[data-island=OutputExplorer] input[value=cjs]'],
  ['the filter of an overview', '/config/', 'main input[type=search]'],
] as const;

for (const [what, address, control] of unadopted) {
  test(`${what} says that it could not be loaded once it is used without the application, and works at a later use`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(...LOST_SCRIPT, /Loading chunk/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(address);
    const use = () => (what.includes('filter') ? page.keyboard.type('d') : page.locator(control).first().click());
    await page.locator(control).first().click();
    await use();
    await expect(page.getByRole('alert')).toHaveText(texts['island.failed'].en);
    await page.unroute(SCRIPTS);
    // A use may still share the start of the one before, which fails.
    await expect(async () => {
      await use();
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 3000 });
    }).toPass();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a part whose application is overdue says so until it has arrived, and then does what was asked of it', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto(CONVERTER_PAGE);
  await page.locator('[data-island=Converter] button').first().click();
  await page.clock.runFor(REQUEST_TIMEOUT + 1000);
  await expect(page.getByRole('alert')).toHaveText(texts['island.failed'].en);
  await page.clock.resume();
  await release();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-island=Converter]').getByRole('status').first()).not.toBeEmpty();
});
