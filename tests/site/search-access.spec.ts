import type { Route } from 'playwright/test';
import { expectNoFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';
import { documentAbout, INDEX, INDEX_TROUBLE, openSearch, withDocuments } from './search-page.ts';

const PAGE = '/guide/basic/cli';

for (const [lang, width] of [
  ['en', 1440],
  ['zh', 375],
  ['en', 320],
] as const) {
  test(`all states of the ${lang} dialog pass axe at ${width} px in both themes, and it fits`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(...INDEX_TROUBLE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 700 });
    await page.addInitScript(() => localStorage.setItem('recent-searches', '["dts bundle", "类型声明"]'));
    const held: Route[] = [];
    await page.route(INDEX, (route) => void held.push(route));
    const search = await openSearch(page, (lang === 'zh' ? '/zh' : '') + PAGE, lang);
    const measured = new Set<string>();
    const look = async (state: string) => {
      await expectNoFindings(page, state, { part: 'dialog:popover-open', measured });
      const box = await search.dialog.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, state).toBe(true);
      expect(await search.dialog.evaluate((element) => element.scrollWidth - element.clientWidth), state).toBe(0);
      const targets = search.dialog.locator('button:visible, a:visible, label:visible');
      const sizes = await targets.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
      expect(Math.min(...sizes), state).toBeGreaterThanOrEqual(24);
    };
    await expect(search.recent).toBeVisible();
    await look('start');
    await search.field.fill('zebra');
    await expect(search.busy).toBeVisible();
    await look('loading');
    for (const route of held) await route.fulfill({ status: 404 });
    await expect(search.retry).toBeVisible();
    await look('failed');
    const documents = Array.from({ length: 12 }, (_, index) => documentAbout('zebra', `/guide/z${index}`));
    await withDocuments(page, documents);
    await search.retry.click();
    await expect(search.more).toBeVisible();
    await look('results');
    await search.field.fill('qqqqqxzzzz');
    await expect(search.status).toContainText('qqqqqxzzzz');
    await look('none');
  });
}

test('in forced colors the selected row is marked by an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await withDocuments(page, [documentAbout('zebra', '/config/lib/dts'), documentAbout('zebra', '/config/lib/id')]);
  const { field, rows } = await openSearch(page, PAGE);
  await field.fill('zebra');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  const outlines = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).outlineStyle));
  expect([outlines[0], outlines.at(-1)]).toEqual(['solid', 'none']);
});

test("the search button's name is what is written on it, words and hotkey, and it reserves its space before hydration", async ({
  page,
  expectedTrouble,
}) => {
  // Optional fonts that arrive late are not used by the first load, but by the second: both have the system's here.
  await page.route(/\.woff2$/, (route) => route.abort());
  expectedTrouble.push(/ERR_FAILED/);
  await openPage(page, PAGE);
  const button = page.getByRole('banner').getByRole('button', { name: /^Search Docs( (Ctrl|⌘) K)?$/ });
  const hotkey = button.locator('[data-hotkey]');
  await expect(hotkey).toHaveText('Ctrl K');
  await expect(button).toHaveAccessibleName('Search Docs Ctrl K');
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
  await expect(button).toHaveAccessibleName('Search Docs');
  await expect(button).toBeVisible();
  expect((await button.boundingBox())?.width).toBeLessThanOrEqual(48);
});

test("the dialog stays above a phone's on-screen keyboard", async ({ page }) => {
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

test('without JavaScript there is no search button', async ({ noScriptPage: page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rslib', exact: true })).toBeVisible();
  await expect(page.getByText('Search Docs')).toBeHidden();
});

test('after search has led to a section, opening and closing search returns the focus to it', async ({ page }) => {
  const { field, dialog } = await openSearch(page, PAGE, 'en');
  await field.fill('dts build');
  const row = dialog.locator('[role=option][href*="dts#"]').first();
  const section = (await row.getAttribute('href'))?.split('#')[1] ?? '';
  await row.click();
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe(section);
  const before = await focused();
  await page.keyboard.press('/');
  await expect.poll(focused).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe(before);
});
