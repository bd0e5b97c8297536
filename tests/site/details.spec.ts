import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { linesOf } from './lines-of.ts';
import { openPage } from './open-page.ts';
import { TABLE } from './rspress-selectors.ts';
import { openSearch } from './search-page.ts';

const phone = { width: 375, height: 812 };

/** Whether a scrollable box has a shadow at its left and at its right edge. */
async function shadows(box: Locator): Promise<boolean[]> {
  const shaded = await pixels(box);
  await box.evaluate((one) => one.style.setProperty('background', 'none'));
  const bare = await pixels(box);
  await box.evaluate((one) => one.style.removeProperty('background'));
  const { width, height, channels } = shaded.info;
  return [2, width - 3].map((x) => {
    const at = (y: number) => (y * width + x) * channels;
    const differing = [...Array(height).keys()].filter((y) => shaded.data[at(y)] !== bare.data[at(y)]);
    return differing.length > height / 3;
  });
}

const pixels = async (box: Locator) =>
  sharp(await box.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [what, address, boxes] of [
    ['table', '/guide/basic/output-format', TABLE],
    ['code block', '/zh/guide/basic/output-format', '[data-code-text] > pre'],
    ['diagram', '/guide/start/', 'figure > [data-scroller]'],
  ] as const) {
    test(`in the ${colorScheme} theme, a wide ${what} has a shadow at each edge where it goes on`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(phone);
      await page.goto(address);
      const all = page.locator(boxes).filter({ visible: true });
      const widths = await all.evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
      const box = all.nth(widths.findIndex((width) => width > 40));
      for (const [share, expected] of [
        [0, [false, true]],
        [0.5, [true, true]],
        [1, [true, false]],
      ] as const) {
        await box.evaluate((one, share) => {
          one.scrollLeft = share * (one.scrollWidth - one.clientWidth);
        }, share);
        expect(await shadows(box), `${share}`).toEqual(expected);
      }
    });
  }
}

for (const width of [375, 1440]) {
  test(`no command ends below its buttons at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    for (const address of ['/', '/guide/start/quick-start', '/zh/guide/basic/cli']) {
      await page.goto(address);
      const covered = await page.locator('main [data-code]').evaluateAll((blocks) =>
        blocks
          .filter((block) => block.checkVisibility())
          .filter((block) => {
            const [code, button] = ['pre', 'button'].map((name) => block.querySelector(name)?.getBoundingClientRect());
            return code && button && code.right > button.left && code.top < button.bottom;
          })
          .map((block) => block.textContent),
      );
      expect(covered, address).toEqual([]);
    }
  });
}

test('identifiers in text and tables break before dots and humps, flags and short strings not at all', async ({
  page,
}) => {
  const breaks: string[] = [];
  for (const [address, width] of [
    ['/guide/migration/vite', 375],
    ['/guide/migration/tsup', 375],
    ['/zh/guide/basic/cli', 375],
    ['/guide/basic/cli', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(address);
    for (const lines of await page.locator('main :is(td, p, li) code').evaluateAll(linesOf)) {
      for (const [index, line] of lines.slice(1).entries())
        breaks.push(`${lines[index]?.replace(/.*\s/, '')}|${line.replace(/\s.*/, '')}`);
    }
  }
  expect(breaks.filter((one) => /\w\|\.?\w/.test(one)).length).toBeGreaterThan(5);
  expect(breaks.filter((one) => /\w\|[a-z0-9]|^-+[^\s|]*\|\w|\|[^"]+"$/.test(one))).toEqual([]);
});

for (const { lang, prefix } of languages) {
  test(`the words and diagrams of ${lang} pages are legible at 375 px`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`${prefix}/`);
    const sizes = await page
      .locator('main section:first-child :is(h1, p, a, code), [data-hero-sample] :is(p, code, [role=tab])')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
    for (const address of ['/config/lib/bundle', '/guide/start/', '/guide/basic/output-format']) {
      await page.goto(prefix + address);
      const labels = await page
        .locator('figure svg text')
        .evaluateAll((all) =>
          all.map(
            (one) => parseFloat(getComputedStyle(one).fontSize) * ((one as SVGTextElement).getScreenCTM()?.a ?? 0),
          ),
        );
      expect(labels.length).toBeGreaterThan(5);
      expect(Math.min(...labels), address).toBeGreaterThanOrEqual(11);
    }
  });

  test(`a ${lang} search shows seven rows and "more" at 1440 × 900 px`, async ({ page }) => {
    const { field, rows, more, dialog } = await openSearch(page, `${prefix}/`, lang);
    await field.fill('dts');
    await expect(more).toBeVisible();
    for (const one of [rows.nth(6), more]) await expect(one).toBeInViewport({ ratio: 1 });
    const [list, last] = await Promise.all([dialog.boundingBox(), more.boundingBox()]);
    expect(last!.y + last!.height).toBeLessThanOrEqual(list!.y + list!.height);
  });

  test(`pictures of ${lang} pages load when near, and have a version for each theme`, async ({ page }) => {
    for (const address of ['/guide/advanced/storybook', '/guide/advanced/debugging']) {
      await page.goto(prefix + address);
      const pictures = page.locator('main img[src*="/pictures/"]');
      await expect(pictures.and(page.locator('[loading=lazy]'))).toHaveCount(await pictures.count());
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const shown = pictures.filter({ visible: true });
        await expect(shown).not.toHaveCount(0);
        await expect(shown.and(page.locator(`[src*=".${colorScheme}."]`))).toHaveCount(await shown.count());
      }
    }
  });
}

test('the first row of the search stays in place while the dialog opens', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    const tops = new Set<number>();
    Object.assign(window, { tops });
    const look = () => {
      const row = document.querySelector('dialog [role=option]')?.getBoundingClientRect();
      if (row?.height) tops.add(row.top);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])).toHaveLength(1);
});

test('log levels of terminal output have colors, and errors are red', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/config/lib/format');
    const colorOf = (level: string) =>
      page
        .locator(`.language-text .token-${level}`)
        .first()
        .evaluate((one) => getComputedStyle(one).color);
    const colors = await Promise.all(['info', 'warn', 'error'].map(colorOf));
    const plain = await page
      .locator('.language-text code')
      .first()
      .evaluate((one) => getComputedStyle(one).color);
    expect(new Set([...colors, plain]).size).toBe(4);
    const [red = 0, green = 0, blue = 0] = colors[2]?.match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeGreaterThan(1.4 * Math.max(green, blue));
  }
});
