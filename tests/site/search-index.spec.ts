import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { documentAbout, INDEX, openSearch, searchOf, withDocuments } from './search-page.ts';

const PAGE = '/guide/basic/cli';

for (const { lang, prefix } of languages) {
  test(`[C-01] in ${lang}, search data is fetched on intent, in a worker, and not before`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (INDEX.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    await openPage(page, prefix + PAGE);
    const scripts = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    );
    expect(asked).toEqual([]);
    expect(page.workers()).toEqual([]);
    const worker = page.waitForEvent('worker');
    const data = page.waitForResponse(INDEX);
    await searchOf(page, lang).button.hover();
    expect((await worker).url()).toMatch(/\/static\/js\/async\/.*\.js$/);
    expect(scripts).not.toContain((await worker).url());
    expect(await (await data).json()).toContainEqual(
      expect.objectContaining({ routePath: `${prefix}/config/lib/dts`, title: expect.any(String) }),
    );
    await page.keyboard.press('Control+k');
    const { field, status } = searchOf(page, lang);
    await field.fill('dts');
    await expect(status).not.toBeEmpty();
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.filter((path) => !path.includes(`.${lang}.`))).toEqual([]);
  });
}

for (const sign of ['focus', 'touch', 'hotkey'] as const) {
  test(`search data is fetched at the first ${sign}`, async ({ page }) => {
    await openPage(page, PAGE);
    const data = page.waitForRequest(INDEX);
    const { button } = searchOf(page);
    if (sign === 'focus') await button.focus();
    if (sign === 'touch') await button.dispatchEvent('touchstart');
    if (sign === 'hotkey') await page.keyboard.press('Control+k');
    await data;
  });
}

test('search data is fetched while the mouse rests on the button, though that started the application', async ({
  page,
}) => {
  await page.goto(PAGE);
  const data = page.waitForRequest(INDEX);
  await searchOf(page, 'en').button.hover();
  await data;
});

for (const [what, script] of [
  ['has no workers', 'delete globalThis.Worker'],
  ['forbids workers', 'globalThis.Worker = class { constructor() { throw new Error("forbidden"); } }'],
] as const) {
  test(`[C-01] a browser that ${what} searches on the main thread`, async ({ page }) => {
    await page.addInitScript(script);
    await withDocuments(page, [documentAbout('zebra', '/config/lib/dts')]);
    const { field, rows } = await openSearch(page, PAGE);
    await field.fill('zebra');
    await expect(rows.first()).toHaveAttribute('href', /^\/config\/lib\/dts/);
    expect(page.workers()).toEqual([]);
  });
}

test("[C-01] if the worker's script fails to load, the main thread searches", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/Failed to load resource/, /ERR_FAILED/);
  await page.addInitScript(() => {
    const Native = window.Worker;
    window.Worker = class extends Native {
      constructor() {
        super('/static/js/async/gone.js');
      }
    };
  });
  await withDocuments(page, [documentAbout('zebra', '/config/lib/dts')]);
  const { field, rows } = await openSearch(page, PAGE);
  await field.fill('zebra');
  await expect(rows.first()).toHaveAttribute('href', /^\/config\/lib\/dts/);
});
