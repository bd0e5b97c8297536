import type { Page } from 'playwright/test';
import { langs } from '../../shared/languages.ts';
import { texts } from '../../shared/texts.ts';
import { expectNoFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { restOnSearch } from './start/changed-pages.ts';

const PAGE = '/config/lib/dts-bundle';

function typesOf(page: Page) {
  const block = page.locator('[data-types][aria-label*="rslib.config.ts"]').first();
  return { block, names: block.locator('[data-type-name]'), note: page.locator('#type-note:popover-open') };
}

const nameIn = (page: Page, text: string) => typesOf(page).names.getByText(text, { exact: true }).first();

/** Brings the block to the middle of the window and points at it. */
async function pointAtBlock(page: Page): Promise<void> {
  const { block, names } = typesOf(page);
  await block.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await block.hover({ position: { x: 5, y: 5 } });
  await expect(names).not.toHaveCount(0);
}

/** Records the requests of notes. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/types\/[^/]+\/[0-9a-f]{8}\.json$/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

for (const lang of langs) {
  const prefix = lang === 'en' ? '' : '/zh';
  test(`in ${lang}, a mouse that rests on an option is shown its type, its default, and what its page says`, async ({
    page,
  }) => {
    const requests = requestsOf(page);
    await page.goto(prefix + PAGE);
    await page.mouse.wheel(0, 300);
    expect(requests).toEqual([]);
    await pointAtBlock(page);
    const { note } = typesOf(page);
    await nameIn(page, 'bundle').hover();
    await expect(note).toContainText('dts.bundle: boolean');
    await expect(note).toContainText(`${texts['optionFacts.default'][lang]} false`);
    const intro = await page.locator('.rspress-doc h1 ~ p').first().innerText();
    await expect(note).toContainText(intro.replace(/\s+/g, ' '));
    await expect(note.getByRole('link')).toHaveAttribute('href', `${prefix}${PAGE}`);
    expect(requests).toHaveLength(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-app');

    // The way to the link leaves the name.
    await note.getByRole('link').hover();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await expect(note).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(note).toHaveCount(0);
  });
}

test('the keyboard reaches the names of code from the code, and the link in a note from its name', async ({ page }) => {
  await page.goto(PAGE);
  const { block, names, note } = typesOf(page);
  await block.focus();
  await expect(names).not.toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(block).toBeFocused();
  await expect(note).toHaveText(texts['code.typeKeys'].en);
  await page.keyboard.press('Enter');
  await expect(names.first()).toBeFocused();
  await expect(note).toContainText('id: string');
  await expect(names.first()).toHaveAttribute('aria-describedby', 'type-note');
  await page.keyboard.press('ArrowRight');
  await expect(names.nth(1)).toBeFocused();
  await expect(note).toContainText('dts: ');
  await expect(names.first()).not.toHaveAttribute('aria-describedby');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(names.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(note.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(block).toBeFocused();
});

test('a note stays when its name is clicked, and comes to a focused name although the page moves under the mouse', async ({
  page,
}) => {
  await page.goto(PAGE);
  await pointAtBlock(page);
  const { note, names } = typesOf(page);
  await names.first().hover();
  await expect(note).toContainText('id: string');
  await names.first().click();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await expect(note).toContainText('id: string');

  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await names.nth(1).evaluate((name: HTMLElement) => {
    name.focus();
    document.body.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
  });
  await expect(note).toContainText('dts: ');
});

test('a folded block unfolds when the keyboard enters its names', async ({ page }) => {
  await page.goto('/config/rsbuild/resolve');
  const folded = page.locator('[data-code][data-folded]:has([data-types])').first();
  const block = folded.locator('[data-types]');
  await block.evaluate((one) => one.setAttribute('data-seen', ''));
  await block.focus();
  await expect(block.locator('[data-type-name]')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-code]:has([data-seen])')).not.toHaveAttribute('data-folded');
  await expect(page.locator('[data-seen] [data-type-name]').first()).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 700 } });
  test('a tap on a name shows its type within the window, and a tap beside it hides it', async ({ page }) => {
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(PAGE);
      const { block, note } = typesOf(page);
      await block.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const spot = await block.evaluate((pre) => {
        const text = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
        while (text.nextNode()) {
          const at = text.currentNode.textContent?.indexOf('dts') ?? -1;
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(text.currentNode, at);
          range.setEnd(text.currentNode, at + 3);
          const { x, y, width, height } = range.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }
        return { x: 0, y: 0 };
      });
      await page.touchscreen.tap(spot.x, spot.y);
      await expect(note).toContainText('dts: ');
      const { x = -1, width: wide = 0 } = (await note.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.touchscreen.tap(width / 2, 90);
      await expect(note).toHaveCount(0);
    }
  });
});

test('what is copied, selected and translated stays what it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const { block, names } = typesOf(page);
  const code = await block.innerText();
  // A selection that is being made.
  await block.evaluate((one) => getSelection()?.selectAllChildren(one));
  const loaded = page.waitForResponse(/show-types|static\/js\/async/);
  await block.hover();
  await loaded.catch(() => {});
  expect(await page.evaluate(() => String(getSelection()))).toBe(code);
  await expect(names).toHaveCount(0);
  await page.evaluate(() => getSelection()?.removeAllRanges());

  await page.mouse.move(5, 5);
  await pointAtBlock(page);
  expect(await block.innerText()).toBe(code);
  await block.locator('xpath=ancestor::*[@data-code]').locator('[data-action=copy]').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code.trimEnd());

  const other = page.locator('[data-types]').first();
  await other.evaluate((pre) => {
    pre.querySelector('code')!.prepend('«translated»');
  });
  const notes = page.waitForResponse(/\/types\//);
  await other.hover();
  await notes;
  await expect(other.locator('[data-type-name]')).toHaveCount(0);
});

test('where types cannot be loaded, code is what it was, and the next time they are', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_FAILED/);
  let failures = 0;
  await page.route(/\/types\/en\//, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await page.goto(PAGE);
  const { block, names } = typesOf(page);
  await block.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await block.hover({ position: { x: 5, y: 5 } });
  await expect.poll(() => failures).toBe(1);
  await expect(names).toHaveCount(0);
  await page.mouse.move(5, 5);
  await pointAtBlock(page);
  await nameIn(page, 'dts').hover();
  await expect(typesOf(page).note).toContainText('dts: ');
});

test('the start of the application leaves a note as it is', async ({ page }) => {
  await page.goto(PAGE);
  await pointAtBlock(page);
  await nameIn(page, 'dts').hover();
  const { note, names } = typesOf(page);
  await expect(note).toBeVisible();
  const count = await names.count();
  await page.evaluate(restOnSearch);
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
  await expect(names).toHaveCount(count);
  await expect(note).toBeVisible();
});

test('a note passes axe in both themes, and is not printed', async ({ page }) => {
  await page.goto(PAGE);
  await pointAtBlock(page);
  await nameIn(page, 'dts').hover();
  const { note } = typesOf(page);
  await expect(note).toBeVisible();
  await expectNoFindings(page, '#type-note');
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeHidden();
});
