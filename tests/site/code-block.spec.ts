import { languages } from '../routes.ts';
import { blockOf, buttonOf, openCode } from './code-page.ts';
import { expect, test } from './fixtures.ts';

for (const { lang, prefix } of languages) {
  const address = `${prefix}/reading/code`;

  test(`[D-11] in ${lang}, the wrap toggle says whether it is pressed, by mouse and keyboard`, async ({
    page,
    trial,
  }) => {
    await openCode(page, trial + address, lang);
    const { code, block } = blockOf(page, lang, 'install.sh');
    const wrap = buttonOf(block, lang, 'Wrap');
    const isCut = () => code.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await isCut()).toBe(true);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(isCut).toBe(false);
    await expect(code).not.toHaveAttribute('tabindex');
    await wrap.focus();
    await page.keyboard.press('Space');
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await expect(code).toHaveAttribute('tabindex', '0');
  });

  test(`[D-12] in ${lang}, every language is highlighted, without line numbers and wrapping`, async ({
    page,
    trial,
  }) => {
    await page.goto(trial + address);
    for (const name of ['bash', 'css', 'diff', 'javascript', 'js', 'json', 'jsx', 'ts', 'tsx', 'typescript']) {
      const code = page.locator(`.language-${name} code`).last();
      const { colours, before, whiteSpace } = await code.evaluate((element) => ({
        colours: new Set([...element.querySelectorAll('span')].map((span) => getComputedStyle(span).color)).size,
        before: [...element.querySelectorAll('span')].map((span) => getComputedStyle(span, '::before').content),
        whiteSpace: getComputedStyle(element).whiteSpace,
      }));
      expect(colours, `colours of ${name}`).toBeGreaterThan(1);
      expect(new Set(before), `line numbers of ${name}`).toEqual(new Set(['none']));
      expect(whiteSpace, `wrapping of ${name}`).toBe('pre');
    }
  });

  test(`in ${lang}, code without script is readable, and has no dead buttons`, async ({
    noScriptPage: page,
    trial,
  }) => {
    await page.goto(trial + address);
    const { code, block } = blockOf(page, lang, 'Card.tsx');
    await expect(code).toContainText('<h2 className="card">');
    await expect(code).toHaveAttribute('tabindex', '0');
    await expect(block.getByRole('button')).toHaveCount(0);
  });
}

test('code that is cut off scrolls by keyboard, and has a name', async ({ page, trial }) => {
  await openCode(page, `${trial}/reading/code`, 'en');
  const { code, block } = blockOf(page, 'en', 'install.sh');
  await buttonOf(block, 'en', 'Copy').focus();
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  expect(await code.evaluate((pre) => getComputedStyle(pre).outlineStyle)).toBe('solid');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
});

test('in a browser that cannot observe sizes, code stays readable and in the tab order', async ({ page, trial }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'));
  await page.goto(`${trial}/reading/code`);
  const { code, block } = blockOf(page, 'en', 'install.sh');
  await expect(async () => {
    await buttonOf(block, 'en', 'Wrap').click();
    await expect(buttonOf(block, 'en', 'Wrap')).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
  await expect(code).toHaveAttribute('tabindex', '0');
});

test('on a touch screen 320 px wide, buttons of code show without hovering, large enough for a finger', async ({
  browser,
  trial,
}) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openCode(page, `${trial}/reading/code`, 'en');
  const buttons = page
    .getByRole('group', { name: /^Code: / })
    .locator('..')
    .locator('..')
    .getByRole('button');
  expect(await buttons.count()).toBeGreaterThan(20);
  for (const button of await buttons.all()) {
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(await button.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every colour of code stands out 4.5 to 1 in the ${colorScheme} theme`, async ({ page, trial }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${trial}/reading/code`);
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/);
    const ratios = await page.locator('.rspress-doc pre span').evaluateAll((spans) => {
      const luminance = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const value = Number(part) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      return spans.map((span) => {
        const block = span.closest('[class*=language-]')!;
        const pair = [getComputedStyle(span).color, getComputedStyle(block).backgroundColor].map(luminance);
        return { text: span.textContent, ratio: (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05) };
      });
    });
    expect(ratios.length).toBeGreaterThan(80);
    expect(ratios.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });
}
