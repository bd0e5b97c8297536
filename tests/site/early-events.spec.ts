import type { Request } from 'playwright/test';
import { texts } from '../../shared/texts.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { hydrated } from './hydrated.ts';
import { groupOf, sidebarOf } from './rspress-selectors.ts';
import { searchOf } from './search-page.ts';
import { drawn } from './shell.ts';

const PAGE = '/guide/basic/cli';

test('tabs and code buttons keep their state when the application starts', async ({ page, trial }) => {
  const release = await holdScripts(page);
  // A script that starts before the load would hold that, too.
  await page.goto(`${trial}/reading/tabs`, { waitUntil: 'domcontentloaded' });
  const tabs = page.getByRole('tablist').first().getByRole('tab', { disabled: false });
  await tabs.nth(2).click();
  const wrap = page.getByRole('main').getByRole('button', { name: 'Wrap' }).first();
  await wrap.click();
  await release();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
});

test('a sidebar group closed before hydration stays closed', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  const link = sidebarOf(page).locator('a[href="/guide/start/quick-start"]');
  await groupOf(page, 'Getting Started').click();
  await expect(link).toBeHidden();
  await release();
  await hydrated(page);
  await expect(link).toBeHidden();
});

test('an image in a link, clicked before hydration, follows the link', async ({ page, trial }) => {
  await holdScripts(page);
  // The script of zooming, which is held too, would delay the load event.
  await page.goto(`${trial}/reading/images`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link').getByRole('img', { name: 'A hill that leads on' }).click();
  await expect(page).toHaveURL(`${trial}/guide/one`);
});

test('menus open before hydration, and a theme chosen in one is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await page.getByRole('banner').getByRole('button', { name: 'Theme', exact: true }).click();
  const dark = page.getByRole('banner').getByRole('button', { name: 'Dark' });
  await dark.click();
  await expect(dark).toBeHidden();
  const language = page.getByRole('banner').getByRole('button', { name: 'Language' });
  await language.click();
  await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
  await release();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
  await expect(language).toHaveAttribute('aria-expanded', 'true');
});

for (const how of ['the button', 'Control+K'] as const) {
  test(`search opens by ${how} before the application, which answers what was typed meanwhile`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(PAGE);
    if (how === 'the button') await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
    else await page.keyboard.press(how);
    const field = page.getByRole('dialog').getByLabel(texts.searchPlaceholderText.en);
    await expect(field).toBeFocused();
    await page.keyboard.type('d.ts');
    await release();
    const search = searchOf(page, 'en');
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveValue('d.ts');
    await expect(search.results).toHaveCount(1);
  });
}

test('search says that the application did not start, and tries again', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/ERR_FAILED|Loading chunk|ChunkLoadError/);
  await page.goto(PAGE);
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => pending.delete(request));
  // The first script that is missed ends a start; a start that finds the others on their way would miss them, too.
  const allAnswered = () => expect.poll(() => pending.size).toBe(0);
  await page.route(/\.js$/, (route) => route.abort());
  await page.keyboard.press('Control+K');
  const { retry, dialog, results } = searchOf(page, 'en');
  await expect(dialog.getByRole('status')).toContainText(texts['search.failed'].en);
  await allAnswered();
  // What is typed starts the application too: at once and once, so that nothing but the button starts it afterwards.
  const isMissed = page.waitForEvent('requestfailed');
  await page.keyboard.insertText('dts');
  await isMissed;
  await allAnswered();
  await page.unroute(/\.js$/);
  await retry.click();
  await expect(results).toHaveCount(1);
});

test('an early choice between radio buttons is made once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/guide/basic/output-format');
  const choice = page.getByRole('region', { name: 'Output explorer' }).getByRole('group', { name: 'dts' });
  await choice.getByRole('radio', { name: 'true', exact: true }).check();
  await page.evaluate(() => {
    const { replaceState } = history;
    history.replaceState = (...change) => {
      if (String(change[2]).includes('dts=true')) document.body.dataset.times = `${document.body.dataset.times ?? ''}I`;
      replaceState.apply(history, change);
    };
  });
  await release();
  await expect(page.getByText('dist/index.d.ts', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/dts=true/);
  for (let turn = 0; turn < 5; turn += 1) await drawn(page);
  await expect(page.locator('body')).toHaveAttribute('data-times', 'I');
});

test('text typed into the filter before hydration stays, with caret and focus, and filters', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/config/');
  const field = page.getByRole('searchbox');
  await field.click();
  await page.keyboard.type('shis');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('m');
  await release();
  await expect(field).toHaveValue('shims');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/filter=shims/);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  await page.keyboard.type('X');
  await expect(field).toHaveValue('shimXs');
});

test('text typed into the filter while the application starts is complete, and filters', async ({ page }) => {
  await page.goto('/config/');
  const field = page.getByRole('searchbox');
  await field.click();
  await page.keyboard.type('auto external', { delay: 20 });
  await hydrated(page);
  await expect(field).toHaveValue('auto external');
  await expect(page).toHaveURL(/filter=auto\+external/);
});

test('[D-06] Enter pressed in search before the application starts opens the first result', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('svgr');
  await page.keyboard.press('Enter');
  await release();
  await expect(page).toHaveURL(/\/guide\/advanced\/svgr-files/);
});

test('an enlarged image closes by its button before the application starts', async ({ page }) => {
  await page.goto('/guide/advanced/storybook');
  await page
    .getByRole('button', { name: /^Enlarge image/ })
    .first()
    .click();
  const dialog = page.locator('dialog[data-zoom]');
  await expect(dialog).toHaveAttribute('data-state', 'open');
  await holdScripts(page);
  await dialog.getByRole('button', { name: texts['zoom.close'].en }).click();
  await expect(dialog).toBeHidden();
});

test('controls that an extension adds to the page work before the application starts', async ({ page }) => {
  await holdScripts(page);
  await page.goto(PAGE);
  await page.evaluate(() => {
    const button = document.createElement('button');
    Object.assign(button.style, { position: 'fixed', insetBlockStart: '50%', insetInlineStart: '50%' });
    button.textContent = 'Extension';
    button.addEventListener('click', () => (button.textContent = 'Clicked'));
    document.body.append(button);
  });
  await page.getByRole('button', { name: 'Extension', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Clicked', exact: true })).toBeVisible();
});

for (const state of ['before the application starts', 'while the application runs'] as const) {
  test(`search closes by a click beside it ${state}, but not by a selection that starts or ends there`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(PAGE);
    if (state === 'while the application runs') await release();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dts');
    const { dialog, field } = searchOf(page);
    const box = await field.boundingBox();
    if (!box) throw new Error('the field is not drawn');
    const inside: [number, number] = [box.x + 40, box.y + box.height / 2];
    const beside: [number, number] = [10, 700];
    for (const { from, to } of [
      { from: inside, to: beside },
      { from: beside, to: inside },
    ]) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to);
      await page.mouse.up();
      await drawn(page);
      await expect(dialog).toBeVisible();
      await expect(field).toBeFocused();
    }
    await page.mouse.click(...beside);
    await expect(dialog).toHaveCount(0);
  });
}

test('[N-07] links to the other language follow the section of the page before the application starts', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/config/lib/dts#dts-isolated');
  const link = page.locator('header [hreflang=zh-CN]').first();
  await expect(link).toHaveAttribute('href', /\/zh\/config\/lib\/dts#dts-isolated$/);
  await page.getByRole('complementary').or(page.locator('#page-outline')).getByRole('link').first().click();
  const section = await page.evaluate(() => location.hash);
  expect(section).not.toBe('#dts-isolated');
  await expect(link).toHaveAttribute('href', new RegExp(`/zh/config/lib/dts${section}$`));
});

test('[N-07] a language chosen before the application starts keeps the section', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/config/lib/dts#dts-isolated');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/zh/config/lib/dts#dts-isolated');
});
