import { expect, test } from './fixtures.ts';
import { countSteps, expectSmoothScroll, headingTop, recordPlaces, TOP } from './hash-scroll.ts';
import { openPage } from './open-page.ts';
import { ARTICLE, outlineLinksOf } from './rspress-selectors.ts';

for (const [prefix, width] of [
  ['', 1440],
  ['/zh', 1000],
  ['', 375],
] as const) {
  test(`[D-03] ${prefix}/… opened with a hash at ${width} px shows its heading 72 px below the top at once; a heading's anchor and a link of the outline set the hash and scroll smoothly, and back returns at once, before and after the application has started`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${prefix}/guide/basic/typescript`);
    const headings = page.locator(`${ARTICLE} h2`);
    const [id, next] = await headings.evaluateAll((all) => [all[2]?.id, all[1]?.id]);
    for (const open of [(address: string) => page.goto(address), (address: string) => openPage(page, address)]) {
      await page.goto('about:blank');
      await page.addInitScript(recordPlaces);
      await open(`${prefix}/guide/basic/typescript#${id}`);
      await expect.poll(() => headingTop(page)).toBe(TOP);
      expect(await countSteps(page)).toBeLessThanOrEqual(2);
      for (const link of [headings.nth(1).locator('a').first(), outlineLinksOf(page).first()]) {
        await expectSmoothScroll(page, () => link.dispatchEvent('click'));
      }
      expect(new URL(page.url()).hash).not.toBe(`#${next}`);
      await page.evaluate(recordPlaces);
      await page.goBack();
      await page.goBack();
      // A font that arrives late moves what is above by a pixel or two.
      await expect.poll(async () => Math.abs((await headingTop(page)) - TOP)).toBeLessThanOrEqual(4);
      expect(await countSteps(page)).toBeLessThanOrEqual(4);
    }
  });
}

test('[D-03] under reduced motion the page jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/guide/basic/typescript');
  await page.evaluate(recordPlaces);
  await outlineLinksOf(page).nth(2).click();
  await expect.poll(() => headingTop(page)).toBe(TOP);
  expect(await countSteps(page)).toBeLessThanOrEqual(1);
});

test('[D-03] a link of the outline works by keyboard, and the heading becomes the target', async ({ page }) => {
  await openPage(page, '/guide/basic/typescript');
  const link = outlineLinksOf(page).nth(1);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => headingTop(page)).toBe(TOP);
  await expect(page.locator('h2:target, h3:target')).toHaveCount(1);
});

test('[D-03] a link to a heading of another page lands there, and brings focus to the heading', async ({ page }) => {
  const links = page.locator('main a[href^="/guide/"][href*="#"]:visible');
  await openPage(page, '/guide/basic/cli');
  await links.first().click();
  await expect(page).not.toHaveURL(/cli/);
  await expect.poll(() => headingTop(page)).toBe(TOP);
  await expect(page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`)).toBeFocused();
});

for (const prefix of ['', '/zh']) {
  test(`[D-03] ${prefix}/… opened with the anchor of a section that has a page of its own shows that page`, async ({
    page,
  }) => {
    for (const address of ['wasm#wasm-mode', 'experiments#experiments-exe-targets-arch']) {
      const hash = address.slice(address.indexOf('#'));
      await page.goto('about:blank');
      await page.goto(`${prefix}/config/lib/format${hash}`);
      await expect(page).toHaveURL(`${prefix}/config/lib/${address}`);
      await expect(page.locator(hash)).toBeInViewport();
    }
    await page.goto('about:blank');
    await page.goto(`${prefix}/config/lib/format#no-such-section\\"]`);
    await openPage(page, `${prefix}/config/lib/format#umd`);
    await expect(page).toHaveURL(`${prefix}/config/lib/format#umd`);
    // An old link may be pasted while its former page is open.
    await page.evaluate(() => (location.hash = 'wasm-mode'));
    await expect(page).toHaveURL(`${prefix}/config/lib/wasm#wasm-mode`);
  });

  test(`[D-03] ${prefix}/… opened with the anchor of a section that another page has now shows it there`, async ({
    page,
  }) => {
    for (const hash of ['#one-file', '#block-chunk-group']) {
      await page.goto('about:blank');
      await page.goto(`${prefix}/guide/basic/output-structure${hash}`);
      await expect(page).toHaveURL(`${prefix}/guide/basic/chunks${hash}`);
      await expect(page.locator(hash)).toBeInViewport();
    }
  });
}

test('a heading is copied without the sign of its link', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  const copied = await page.evaluate(() => {
    const heading = document.querySelector('main h2')!;
    getSelection()?.selectAllChildren(heading);
    return [getSelection()?.toString().trim(), heading.textContent?.replace('#', '')];
  });
  expect(copied[0]).toBe(copied[1]);
});
