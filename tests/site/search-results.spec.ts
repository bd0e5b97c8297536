import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { documentAbout, openSearch, withDocuments } from './search-page.ts';

const PAGE = '/guide/basic/cli';

for (const { lang, prefix } of languages) {
  test(`[S-05] in ${lang}, search opens with suggested pages, shows results, and closes again`, async ({ page }) => {
    const { field, dialog, popular, results, rows, status, selected } = await openSearch(page, prefix + PAGE, lang);
    await expect(popular.getByRole('option')).not.toHaveCount(0);
    await expect(selected).toHaveCount(0);
    await field.fill('dts');
    await expect(results).toBeVisible();
    await expect(popular).toHaveCount(0);
    await expect(rows.first()).toHaveAttribute('href', new RegExp(`^${prefix}/(?:guide|config)/`));
    await expect(status).toContainText(texts['search.found'][lang]);
    await field.fill('');
    await expect(popular).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
}

test('[K-01] seven results show at first, and seven more at a time', async ({ page }) => {
  await withDocuments(
    page,
    Array.from({ length: 17 }, (_, index) => ({ ...documentAbout('zebra', `/guide/z${index}`), toc: [], content: '' })),
  );
  const { field, rows, more, status, selected } = await openSearch(page, PAGE);
  await field.fill('zebra');
  await expect(rows).toHaveCount(7);
  await expect(status).toHaveText('Results: 7, and there are more');
  await more.click();
  await expect(rows).toHaveCount(14);
  await expect(field).toBeFocused();
  expect(await selected.evaluate((row) => [...document.querySelectorAll('[role=option]')].indexOf(row))).toBe(7);
  await more.click();
  await expect(rows).toHaveCount(17);
  await expect(status).toHaveText('Results: 17');
  await expect(more).toHaveCount(0);
});

test('[K-01] a burst of letters makes one query, 150 ms after the last', async ({ page }) => {
  await withDocuments(page, [documentAbout('zebra', '/config/lib/dts')]);
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { question?: { query?: string } }) {
      if (message.question?.query !== undefined) asked.push(message.question.query);
      post.call(this, message);
    };
  });
  const asked = () => page.evaluate('asked');
  const { field, rows } = await openSearch(page, PAGE);
  // What only the first query loads would wait for the network, which the clock does not move.
  await field.fill('page');
  await expect(rows.first()).toBeVisible();
  await field.fill('');
  await expect(rows).toHaveCount(0);
  await page.evaluate('asked.length = 0');
  // After hydration, which also uses timers.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.pressSequentially('zebr');
  await page.clock.runFor(149);
  await field.pressSequentially('a');
  await page.clock.runFor(149);
  expect(await asked()).toEqual([]);
  await page.clock.runFor(1);
  expect(await asked()).toEqual(['zebra']);
  await page.clock.resume();
  await expect(rows.first()).toBeVisible();
});

test('a row under a resting pointer is not selected; one that the pointer moves onto is', async ({ page }) => {
  await withDocuments(page, [documentAbout('zebra', '/config/lib/dts'), documentAbout('zebra', '/config/lib/id')]);
  const { field, rows, selected, popular } = await openSearch(page, PAGE);
  await field.fill('zebra');
  const box = await rows.last().boundingBox();
  await field.fill('');
  await expect(popular).toBeVisible();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await field.fill('zebra');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  const first = await rows.first().getAttribute('href');
  await expect(selected).toHaveAttribute('href', first ?? '');
  await page.mouse.move(x + 5, y + 2);
  await page.mouse.move(x + 9, y + 3);
  await expect(selected).not.toHaveAttribute('href', first ?? '');
});

test('Ctrl+click and Ctrl+Enter open a result in a new tab, and search stays open', async ({ page, context }) => {
  await withDocuments(page, [documentAbout('zebra', '/config/lib/dts')]);
  const { field, rows, dialog } = await openSearch(page, PAGE);
  await field.fill('zebra');
  await expect(rows.first()).toBeVisible();
  for (const open of [
    () => rows.first().click({ modifiers: ['Control'] }),
    () => field.press('Control+Enter'),
    () => rows.first().click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await open();
    await expect(await opened).toHaveURL(/\/config\/lib\/dts/);
    await (await opened).close();
    await expect(dialog).toBeVisible();
  }
  await expect(page).toHaveURL(PAGE);
});

test('a result on the current page scrolls to its heading', async ({ page }) => {
  const toHeading = { ...documentAbout('zebra', `${PAGE}#exit-codes`), toc: [], content: '' };
  await withDocuments(page, [toHeading]);
  const { field, rows, dialog } = await openSearch(page, PAGE);
  await expect(page.locator('#exit-codes')).not.toBeInViewport();
  await field.fill('zebra');
  await rows.first().click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${PAGE}#exit-codes`);
  await expect(page.locator('#exit-codes')).toBeInViewport();
});

for (const { lang, prefix } of languages) {
  test(`in ${lang}, a pasted message that no page has is called unknown, and leads to the issue tracker`, async ({
    page,
  }) => {
    await withDocuments(page, [documentAbout('zebra', '/config/lib/dts', lang)]);
    const { field, dialog, rows, status, selected, results } = await openSearch(page, prefix + PAGE, lang);
    const message = 'TypeError: frobnicate(…) is not iterable near "zebra" & more';
    await field.fill(message);
    // The live region has it, so that screen readers announce it.
    await expect(status).toContainText(texts['search.unknownMessage'][lang]);
    const ask = status.getByRole('link', { name: texts['search.ask'][lang] });
    const address = new URL((await ask.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://github.com/web-infra-dev/rslib/issues/new');
    expect(address.searchParams.get('title')).toBe(message);
    const closest = dialog.getByRole('listbox', { name: texts['search.closest'][lang] });
    await expect(closest.getByRole('option').first()).toHaveAttribute('href', new RegExp(`^${prefix}/config/lib/dts`));
    await expect(results).toHaveCount(0);
    // Enter would open a page that does not answer.
    await expect(selected).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(dialog.locator('a:focus, button:focus')).toHaveCount(1);
    while (!(await ask.evaluate((link) => link === document.activeElement))) {
      await expect(field, 'Tab went around without the link').not.toBeFocused();
      await page.keyboard.press('Tab');
    }
    await field.fill('zebra');
    await expect(rows).not.toHaveCount(0);
    await expect(ask).toHaveCount(0);
    await expect(selected).toHaveCount(1);
  });
}
