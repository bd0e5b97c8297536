import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import type { Lang } from '../../shared/languages.ts';
import { texts } from '../../shared/texts.ts';
import { docRoutes, fileOf, languages } from '../routes.ts';
import { expectNoFindings } from './axe-findings.ts';
import { expect, trialTest as test } from './fixtures.ts';
import { openPage } from './open-page.ts';

const PAGE = '/reading/code';
const SHORT_CODE = 'export type Id = string | number;';

/** A code block by name, and its code. */
function blockOf(page: Page, lang: Lang, name: string) {
  const code = page.getByRole('group', { name: texts['code.name'][lang].replace('{{name}}', name), exact: true });
  return { code, block: code.locator('..').locator('..') };
}

const buttonOf = (block: Locator, lang: Lang, key: 'Copy' | 'Wrap') =>
  block.getByRole('button', { name: texts[`codeButtonGroup${key}ButtonText`][lang] });

/** Opens a page and waits until code that fits is no longer a tab stop. */
async function openCode(page: Page, address: string, lang: Lang): Promise<void> {
  await openPage(page, address);
  await expect(blockOf(page, lang, 'two.js').code).not.toHaveAttribute('tabindex');
}

for (const { lang, prefix } of languages) {
  test(`[D-11] in ${lang}, the wrap toggle exposes its pressed state, by mouse and keyboard; copying is announced and shown for 2 s`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({ time: 0 });
    await openCode(page, prefix + PAGE, lang);
    const { code, block: long } = blockOf(page, lang, 'install.sh');
    const wrap = buttonOf(long, lang, 'Wrap');
    const isCut = () => code.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await isCut()).toBe(true);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(isCut).toBe(false);
    await expect(code).not.toHaveAttribute('tabindex');
    await wrap.press('Space');
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await expect(code).toHaveAttribute('tabindex', '0');

    await page.clock.pauseAt(3_600_000);
    const { block } = blockOf(page, lang, 'short.ts');
    const copy = buttonOf(block, lang, 'Copy');
    const announcement = block.locator('[aria-live=polite]');
    await expect(announcement).toBeEmpty();
    await copy.press('Space');
    await expect(announcement).toHaveText(texts['code.copied'][lang]);
    await page.clock.runFor(1999);
    await expect(copy).toHaveAttribute('data-copied');
    await expect(announcement).toHaveText(texts['code.copied'][lang]);
    await page.clock.runFor(1);
    await expect(copy).not.toHaveAttribute('data-copied');
    await expect(announcement).toBeEmpty();
    await expect(copy).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHORT_CODE);
  });

  const [key, platform] =
    lang === 'en' ? ['Ctrl+C', 'X11; Linux x86_64'] : ['⌘+C', 'Macintosh; Intel Mac OS X 10_15_7'];
  test.describe(() => {
    test.use({ userAgent: `Mozilla/5.0 (${platform}) AppleWebKit/537.36` });
    test(`[D-11] in ${lang}, if copying fails, a prompt contains the code and mentions ${key}`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await openCode(page, prefix + PAGE, lang);
      const { block } = blockOf(page, lang, 'short.ts');
      const opened = page.waitForEvent('dialog');
      const clicked = buttonOf(block, lang, 'Copy').click();
      const dialog = await opened;
      expect(dialog.type()).toBe('prompt');
      expect(dialog.message()).toBe(texts['code.copyPrompt'][lang].replace('{{key}}', key));
      if (lang === 'en') expect(dialog.message()).toBe(`Copy to clipboard: ${key}, Enter`);
      expect(dialog.defaultValue()).toBe(SHORT_CODE);
      await dialog.dismiss();
      await clicked;
      await expect(block.locator('[aria-live=polite]')).toBeEmpty();
    });
  });
}

test('code is readable without JavaScript, and has no dead buttons', async ({ noScriptPage: page }) => {
  await page.goto(PAGE);
  const { code, block } = blockOf(page, 'en', 'Card.tsx');
  await expect(code).toContainText('<h2 className="card">');
  await expect(code).toHaveAttribute('tabindex', '0');
  await expect(block.getByRole('button')).toHaveCount(0);
});

test('overflowing code scrolls by keyboard, and has an accessible name', async ({ page }) => {
  await openCode(page, PAGE, 'en');
  const { code, block } = blockOf(page, 'en', 'install.sh');
  await buttonOf(block, 'en', 'Copy').focus();
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  expect(await code.evaluate((pre) => getComputedStyle(pre).outlineStyle)).toBe('solid');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
});

test('no two blocks with other code on a page have the same name', () => {
  let count = 0;
  const repeated = languages.flatMap(({ prefix }) =>
    docRoutes.flatMap((route) => {
      const html = readFileSync(`dist${prefix}${fileOf(route)}.html`, 'utf8');
      const codes = new Map<string, string>();
      return [...html.matchAll(/<pre\b[^>]*? aria-label="([^"]+)"[^>]*>([\s\S]*?)<\/pre>/g)].flatMap(
        ([, name = '', code = '']) => {
          count += 1;
          const text = code.replace(/<[^>]*>/g, '');
          const isRepeated = (codes.get(name) ?? text) !== text;
          codes.set(name, text);
          return isRepeated ? [`${prefix}${route}: ${name}`] : [];
        },
      );
    }),
  );
  console.log(`${count} blocks of code`);
  expect(count).toBeGreaterThan(2000);
  expect(repeated).toEqual([]);
});

test.describe('on a touch screen 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('code buttons are visible without hover', async ({ page }) => {
    await openCode(page, PAGE, 'en');
    const blocks = page
      .getByRole('group', { name: /^Code: / })
      .locator('..')
      .locator('..');
    const buttons = blocks.getByRole('button');
    expect(await buttons.count()).toBeGreaterThan(20);
    for (const button of await buttons.all())
      expect(await button.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
  });
});

test('[D-12] all languages are highlighted, without line numbers and wrapping, in colors with a contrast of 4.5:1 in both themes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  for (const name of ['bash', 'css', 'diff', 'javascript', 'js', 'json', 'jsx', 'ts', 'tsx', 'typescript']) {
    const code = page.locator(`.language-${name} code`).last();
    await expect(code, `wrapping of ${name}`).toHaveCSS('white-space', 'pre');
    const { colors, numbers } = await code.locator('span').evaluateAll((spans) => ({
      colors: new Set(spans.map((span) => getComputedStyle(span).color)).size,
      numbers: [...new Set(spans.map((span) => getComputedStyle(span, '::before').content))],
    }));
    expect(colors, `colors of ${name}`).toBeGreaterThan(1);
    expect(numbers, `line numbers of ${name}`).toEqual(['none']);
  }
  await expectNoFindings(page, 'code', { part: 'main' });
});
