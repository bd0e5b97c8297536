import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { sidebarOf } from './rspress-selectors.ts';
import { documentAbout, openSearch, searchOf, withDocuments } from './search-page.ts';

const PAGE = '/guide/basic/cli';

for (const { lang, prefix } of languages) {
  test(`[D-06, K-06] in ${lang}, Ctrl+K and Cmd+K open and close search, also in fields`, async ({ page }) => {
    await openPage(page, prefix + PAGE);
    const { dialog, field } = searchOf(page, lang);
    for (const key of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('placeholder', texts.searchPlaceholderText[lang]);
      await page.keyboard.press(key);
      await expect(dialog).toHaveCount(0);
    }
  });

  test(`[D-06] in ${lang}, arrow keys select a result and wrap around, and Enter opens it`, async ({ page }) => {
    const paths = ['/guide/basic/typescript', '/guide/basic/output-format', '/config/lib/dts'];
    await withDocuments(
      page,
      paths.map((path, index) => documentAbout(`zebra${'!'.repeat(index)}`, path, lang)),
    );
    const { field, rows, selected, dialog } = await openSearch(page, prefix + PAGE, lang);
    await field.fill('zebra');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    const links = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')));
    expect(links.length).toBeGreaterThanOrEqual(paths.length);
    const isAt = async (index: number) => {
      await expect(selected).toHaveCount(1);
      await expect(selected).toHaveAttribute('href', links.at(index) ?? '');
      await expect(field).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '');
      await expect(field).toBeFocused();
    };
    await isAt(0);
    await page.keyboard.press('ArrowUp');
    await isAt(-1);
    await page.keyboard.press('ArrowDown');
    await isAt(0);
    await page.keyboard.press('ArrowDown');
    await isAt(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(links[1] ?? '');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('[D-06] Escape closes search and restores the focus', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const { button, field, dialog } = await openSearch(page, PAGE);
  await expect(field).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const link = page.getByRole('main').getByRole('link').nth(1);
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(link).toBeFocused();
  expect(said, 'what the console says').toEqual([]);
});

test('[D-06] Enter does nothing outside search, nor inside without a selection', async ({ page }) => {
  await openPage(page, PAGE);
  await page.keyboard.press('Enter');
  const { dialog, field, status } = searchOf(page);
  await page.keyboard.press('Control+k');
  await field.fill('dts');
  await expect(status).toHaveText(/Results: \d/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Enter');
  await field.fill('qqqqqxzzzz');
  await expect(status).toContainText('No results for');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(PAGE);
});

test('a search that is closed and opened again at once starts afresh, in the field', async ({ page }) => {
  const { button, field, status } = await openSearch(page, PAGE);
  await field.fill('dts');
  await expect(status).toHaveText(/Results: \d/);
  // In one task, so that one event stands for both.
  await button.evaluate((button: HTMLElement) => {
    document.querySelector<HTMLElement>('dialog[data-search]')?.hidePopover();
    button.click();
  });
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.type('bundle');
  await expect(field).toHaveValue('bundle');
  await expect(status).toHaveText(/Results: \d/);
});

test('[D-06] Enter right after search has closed opens nothing', async ({ page }) => {
  await withDocuments(page, [documentAbout('zebra', '/config/lib/dts')]);
  const { dialog, field, status } = await openSearch(page, PAGE);
  await field.fill('zebra');
  await expect(status).toHaveText(/Results: \d/);
  await field.evaluate((input) => {
    input.closest('dialog')?.hidePopover();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await expect(dialog).toHaveCount(0);
  await page.waitForTimeout(200);
  await expect(page).toHaveURL(PAGE);
});

test('[D-06] Enter before the results arrive opens the first one when they do', async ({ page }) => {
  await withDocuments(page, [documentAbout('zebra', '/config/lib/dts')]);
  const { field, dialog } = await openSearch(page, PAGE);
  await field.pressSequentially('zebra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/lib\/dts/);
  await expect(dialog).toHaveCount(0);
});

test('a slash opens search, but not in fields', async ({ page }) => {
  await openPage(page, '/config/');
  const { dialog, field } = searchOf(page);
  await page.getByRole('searchbox').fill('a');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('a/');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
});

test('keys during IME composition neither select, open nor search', async ({ page }) => {
  await withDocuments(page, [documentAbout('zebra', '/config/lib/dts'), documentAbout('zebra', '/config/lib/id')]);
  const { field, rows, dialog, status } = await openSearch(page, PAGE);
  await field.fill('zebra');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'zz', selectionStart: 2, selectionEnd: 2 });
  await expect(field).toHaveValue('zebrazz');
  for (const key of ['ArrowDown', 'Enter', 'Escape'] as const) {
    await field.evaluate((input, name) => {
      const init = { key: name, code: name, keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
      if (!input.dispatchEvent(new KeyboardEvent('keydown', init))) throw new Error(`${name} was taken`);
    }, key);
  }
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog).toBeVisible();
  await client.send('Input.insertText', { text: '' });
  await field.fill('zebr');
  await expect(status).toHaveText(/Results: \d/);
  await expect(page).toHaveURL(PAGE);
});

test('focus is trapped in the dialog, and the page behind does not scroll', async ({ page }) => {
  const { field, dialog, close, rows } = await openSearch(page, PAGE);
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await field.fill('dts');
  await expect(rows.first()).toBeVisible();
  const last = dialog.locator('button').last();
  await expect(field).toBeFocused();
  for (const next of [close, last, field]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  // Like the browser when find-in-page ends, or a script of the page.
  await page
    .getByRole('main')
    .getByRole('link')
    .nth(1)
    .evaluate((link) => link.focus({ preventScroll: true }));
  await expect(last).toBeFocused();
  await page.mouse.move(700, 870);
  await page.mouse.wheel(0, 500);
  await field.focus();
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a click outside the dialog only closes it; a selection that ends there does not', async ({ page }) => {
  const { field, dialog, button } = await openSearch(page, PAGE);
  const behind = await sidebarOf(page).locator('a[href="/guide/basic/typescript"]').boundingBox();
  const [x, y] = [(behind?.x ?? 0) + 10, (behind?.y ?? 0) + 10];
  await field.fill('a long query to select');
  await field.hover();
  await page.mouse.down();
  await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(x, y);
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(PAGE);
  // The same click, now that nothing covers the page.
  await page.mouse.click(x, y);
  await expect(page).not.toHaveURL(PAGE);
});

test("the close button works by touch, and the dialog fills a phone's screen", async ({ browser, origin }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openPage(page, `${origin}${PAGE}`);
  const { button, dialog, field, close } = searchOf(page);
  await button.tap();
  await expect(field).toBeFocused();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
  expect(await field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize))).toBeGreaterThanOrEqual(16);
  await close.tap();
  await expect(dialog).toHaveCount(0);
  await context.close();
});

test('back and forward close search', async ({ page }) => {
  await openPage(page, PAGE);
  await page.locator('a[rel=next]').click();
  await expect(page).not.toHaveURL(PAGE);
  const { dialog } = searchOf(page);
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect(dialog).toHaveCount(0);
});
