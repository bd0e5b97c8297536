import type { Locator } from 'playwright/test';
import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** The properties that distinguish an element under forced colors. */
function appearanceOf(part: Locator): Promise<string> {
  return part.evaluate((element) => {
    const { color, borderColor, borderStyle, borderWidth, outlineStyle, outlineWidth, fontWeight, textDecorationLine } =
      getComputedStyle(element);
    const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`;
    const mark = [...element.querySelectorAll('svg')].filter((svg) =>
      svg.checkVisibility({ visibilityProperty: true }),
    ).length;
    const after = getComputedStyle(element, '::after');
    return [
      color,
      borderColor,
      borderStyle,
      borderWidth,
      outline,
      fontWeight,
      textDecorationLine,
      after.borderBlockEnd,
      after.borderInlineStart,
      mark,
    ].join(' | ');
  });
}

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const { lang, prefix, guide, config } of languages) {
  const colorScheme = lang === 'en' ? 'light' : 'dark';
  test(`in forced ${colorScheme} colors, current, selected and focused elements on ${lang} pages stand out, and blocks have borders`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await openPage(page, `${prefix}/guide/start/quick-start`);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const bar = page.getByRole('banner');
    const pages = page.getByRole('navigation', { name: texts['pages.name'][lang], exact: true });
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    const outline = page.getByRole('navigation', { name: texts.outlineTitle[lang], exact: true }).getByRole('link');
    await outline.nth(1).click();
    await expect(outline.nth(1)).toHaveAttribute('aria-current');
    const pairs: [Locator, Locator][] = [
      [bar.getByRole('link', { name: guide, exact: true }), bar.getByRole('link', { name: config, exact: true })],
      [pages.locator('[aria-current=page]'), pages.locator('a:not([aria-current])').first()],
      [tabs.nth(0), tabs.nth(1)],
      [outline.and(page.locator('[aria-current]')).first(), outline.and(page.locator(':not([aria-current])')).first()],
    ];
    for (const [current, other] of pairs) expect(await appearanceOf(current)).not.toBe(await appearanceOf(other));

    const theme = page.getByRole('button', { name: texts.themeText[lang], exact: true });
    const before = await appearanceOf(theme);
    await page.keyboard.press('Tab');
    await theme.focus();
    expect(await appearanceOf(theme)).not.toBe(before);
    await theme.click();
    const choices = page.getByRole('group', { name: texts.themeText[lang] });
    expect(await appearanceOf(choices.getByRole('button', { pressed: true }))).not.toBe(
      await appearanceOf(choices.getByRole('button', { pressed: false }).first()),
    );

    for (const block of await page.locator('main [class*=language-], main table').all()) {
      const edges = await block.evaluate((element) => {
        const edged = element.closest('[data-tabs]') ?? element;
        return getComputedStyle(edged).borderTopWidth;
      });
      expect(parseFloat(edges)).toBeGreaterThan(0);
    }
  });
}

test('in forced colors, a marked line can be read, and has a bar that other lines lack', async ({ page }) => {
  await openPage(page, '/config/lib/id');
  const marked = page.locator('mark.marked').first();
  await expect(marked).toBeVisible();
  const styleOf = (line: Locator) =>
    line.evaluate((element) => {
      const { color, backgroundColor, borderInlineStartWidth } = getComputedStyle(element);
      return { color, backgroundColor, borderInlineStartWidth };
    });
  const [mark, other] = [await styleOf(marked), await styleOf(marked.locator('+ .line').first())];
  expect(mark.color).toBe(other.color);
  expect(mark.color).not.toBe(mark.backgroundColor);
  expect(mark.borderInlineStartWidth).toBe('3px');
  expect(other.borderInlineStartWidth).toBe('0px');
});
