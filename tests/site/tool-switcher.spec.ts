import type { Page } from 'playwright/test';
import type { Lang } from '../../shared/languages.ts';
import { texts } from '../../shared/texts.ts';
import { ecosystem, organization, toolStack } from '../../shared/tools.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { idle } from './shell.ts';

const buttonOf = (page: Page, lang: Lang) =>
  page.getByRole('button', { name: texts['toolSwitcher.button'][lang], exact: true });
const panelOf = (page: Page, lang: Lang) =>
  page.getByRole('navigation', { name: texts['toolSwitcher.button'][lang], exact: true });

const groups = {
  en: [toolStack, ecosystem].map(({ titleEn, links }) => ({
    title: titleEn,
    cards: links.map(({ name, descEn, url, urlEn = url }) => [name + descEn, urlEn]),
  })),
  zh: [toolStack, ecosystem].map(({ title, links }) => ({
    title,
    cards: links.map(({ name, desc, url }) => [name + desc, url]),
  })),
};

for (const { lang, prefix } of languages) {
  test(`[D-09, D-10] the ${lang} switcher has the organization, five tools and the curated list, all opening in new tabs, fetches logos only when it opens, and works by keyboard: Space opens, Tab enters, Escape closes and returns the focus`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openPage(page, `${prefix}/guide/start/`);
    await expect(panelOf(page, lang)).toBeHidden();
    await idle(page);
    expect(fetched.filter((url) => url.includes('/tools/'))).toEqual([]);
    const button = buttonOf(page, lang);
    const panel = panelOf(page, lang);
    await button.press('Space');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    const header = panel.getByRole('link', { name: organization.name, exact: true });
    await expect(header).toHaveAttribute('href', organization.url);
    await expect(panel.getByRole('group')).toHaveCount(2);
    for (const { title, cards } of groups[lang]) {
      const links = panel.getByRole('group', { name: title, exact: true }).getByRole('listitem').getByRole('link');
      const found = await links.evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]));
      expect(found).toEqual(cards);
    }
    await expect(panel.getByRole('listitem')).toHaveCount(6);
    for (const link of await panel.getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    for (const logo of await panel.locator('img').all()) {
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
    }
  });
}

test('[D-09] the switcher opens without JavaScript', async ({ noScriptPage: page }) => {
  await page.goto('/zh/');
  await buttonOf(page, 'zh').click();
  await expect(panelOf(page, 'zh').getByRole('link', { name: 'Rspack' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

  test('[D-09] the switcher opens by touch, stays inside the viewport, and a second tap closes it', async ({
    page,
  }) => {
    await page.goto('/');
    await buttonOf(page, 'en').tap();
    const panel = panelOf(page, 'en');
    await expect(panel).toBeVisible();
    const { x, y, width, height } = (await panel.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    expect(y + height).toBeLessThanOrEqual(568);
    const last = panel.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await buttonOf(page, 'en').tap();
    await expect(panel).toBeHidden();
  });
});

test('[D-09] the popover, like every menu of the bar, opens after the mouse has rested for 0.1 s, not when it passes, and closes shortly after it leaves, unless the button was clicked', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/guide/start/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const panel = panelOf(page, 'en');
  await buttonOf(page, 'en').hover();
  await page.clock.runFor(50);
  await page.mouse.move(1000, 800);
  await page.clock.runFor(1_000);
  await expect(panel).toBeHidden();
  await buttonOf(page, 'en').hover();
  await page.clock.runFor(99);
  await expect(panel).toBeHidden();
  await page.clock.runFor(1);
  await expect(panel).toBeVisible();
  const link = panel.getByRole('link').first();
  await link.hover();
  await page.mouse.move(1000, 800);
  await page.clock.runFor(100);
  // Between the button and the panel, the mouse may briefly leave both.
  await link.hover();
  await page.clock.runFor(1_000);
  await expect(panel).toBeVisible();
  await page.mouse.move(1000, 800);
  await page.clock.runFor(1_000);
  await expect(panel).toBeHidden();
  await buttonOf(page, 'en').hover();
  await page.clock.runFor(100);
  await buttonOf(page, 'en').click();
  await page.mouse.move(1000, 800);
  await page.clock.runFor(1_000);
  await expect(panel).toBeVisible();
});

test('[D-09] the popover is below the button, aligned with its left edge; Escape, a second click and a click elsewhere close it', async ({
  page,
}) => {
  await openPage(page, '/guide/start/');
  const [button, panel] = [buttonOf(page, 'en'), panelOf(page, 'en')];
  await button.hover();
  await expect(panel).toBeVisible();
  const [above, below] = [(await button.boundingBox())!, (await panel.boundingBox())!];
  expect(Math.abs(below.x - above.x)).toBeLessThanOrEqual(1);
  const gap = below.y - above.y - above.height;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(16);
  await panel.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeHidden();
  await button.click();
  await expect(panel).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toBeHidden();
});

test('[D-10] a logo that fails to load is replaced by a transparent 1 × 1 px image', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/rspack\.svg|Failed to load resource/);
  await page.route('**/tools/rspack.svg', (route) => route.abort('failed'));
  await page.goto('/');
  const logo = page
    .getByRole('region', { name: texts.toolStackTitle.en })
    .getByRole('link', { name: /^Rspack/ })
    .locator('img');
  await logo.scrollIntoViewIfNeeded();
  await expect(logo).toHaveAttribute('src', /^data:image\/gif;base64,/);
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1, 1]);
  const others = page.getByRole('region', { name: texts.toolStackTitle.en }).locator('img[src^="/"]');
  await expect(others).toHaveCount(4);
});

test('[D-09] the switcher opens for a mouse that moves to it, not where closing search uncovers it', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli');
  const box = await buttonOf(page, 'en').boundingBox();
  if (!box) throw new Error('the button is not drawn');
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog[data-search]')).toBeVisible();
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[data-search]')).toBeHidden();
  // Longer than a mouse has to rest on a menu to open it.
  await page.waitForTimeout(300);
  await expect(panelOf(page, 'en')).toBeHidden();
  await page.mouse.move(box.x + 10, box.y + 10);
  await expect(panelOf(page, 'en')).toBeVisible();
});
