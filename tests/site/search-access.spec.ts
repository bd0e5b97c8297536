import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import {
  documentAbout,
  holdIndex,
  INDEX,
  INDEX_TROUBLE,
  type Language,
  openSearch,
  withDocuments,
} from './search-page.ts';

const PAGE = '/guide/basic/cli';

type Search = Awaited<ReturnType<typeof openSearch>>;

/** How each state is reached, and what shows that it is. */
const states: Record<string, { before?: (page: Page) => Promise<unknown>; reach: (search: Search) => Promise<void> }> =
  {
    start: { reach: ({ recent }) => expect(recent).toBeVisible() },
    results: {
      before: (page) =>
        withDocuments(
          page,
          Array.from({ length: 12 }, (_, index) => documentAbout('zebra', `/guide/z${index}`)),
        ),
      async reach({ field, more }) {
        await field.fill('zebra');
        await expect(more).toBeVisible();
      },
    },
    none: {
      async reach({ field, status }) {
        await field.fill('qqqqqxzzzz');
        await expect(status).toContainText('qqqqqxzzzz');
      },
    },
    loading: {
      before: holdIndex,
      async reach({ field, busy }) {
        await field.fill('dts');
        await expect(busy).toBeVisible();
      },
    },
    failed: {
      before: (page) => page.route(INDEX, (route) => route.fulfill({ status: 404 })),
      reach: ({ retry }) => expect(retry).toBeVisible(),
    },
  };

for (const [lang, width] of [
  ['en', 1440],
  ['zh', 375],
  ['en', 320],
] as [Language, number][]) {
  for (const [state, { before, reach }] of Object.entries(states)) {
    test(`axe finds nothing in the ${lang} dialog with ${state} at ${width} px, in both themes, and it fits`, async ({
      page,
      expectedTrouble,
    }) => {
      expectedTrouble.push(...INDEX_TROUBLE);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 700 });
      await page.addInitScript(() => localStorage.setItem('recent-searches', '["dts bundle", "类型声明"]'));
      await before?.(page);
      const search = await openSearch(page, (lang === 'zh' ? '/zh' : '') + PAGE, lang);
      await reach(search);
      await expectNoFindings(page, state, { part: 'dialog:popover-open' });
      const box = await search.dialog.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      expect(await search.dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      const targets = search.dialog.locator('button:visible, a:visible, label:visible');
      const small = await targets.evaluateAll(
        (all) =>
          all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 24)
            .length,
      );
      expect(small).toBe(0);
    });
  }
}

test('in forced colours the selected row and the chosen part of the site differ by an outline or a border', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await withDocuments(page, [documentAbout('zebra', '/config/lib/dts'), documentAbout('zebra', '/config/lib/id')]);
  const { field, rows } = await openSearch(page, PAGE);
  await field.fill('zebra');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  const outlines = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).outlineStyle));
  expect([outlines[0], outlines.at(-1)]).toEqual(['solid', 'none']);
});

test('the button of search names itself and its hotkey, and takes its room before the page works', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search Docs', exact: true });
  const hotkey = button.locator('span[aria-hidden]');
  await expect(hotkey).toHaveText('Ctrl K');
  const working = await button.boundingBox();
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  await expect(hotkey).toBeEmpty();
  expect(await button.boundingBox()).toEqual(working);
  await page.unroute(/\.js$/);
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
  await page.reload();
  await hydrated(page);
  await expect(hotkey).toHaveText('⌘ K');
  await page.setViewportSize({ width: 375, height: 700 });
  await expect(button).toBeVisible();
  expect((await button.boundingBox())?.width).toBeLessThanOrEqual(48);
});

test('where phones show a keyboard, the dialog keeps to what it leaves free', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const { dialog, field } = await openSearch(page, PAGE);
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { get: () => 380, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(380);
  await field.fill('dts');
  await expect(dialog.getByRole('option').first()).toBeInViewport();
});

test('without script there is no button that would do nothing', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}${PAGE}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rslib', exact: true })).toBeVisible();
  await expect(page.getByText('Search Docs')).toBeHidden();
  await context.close();
});
