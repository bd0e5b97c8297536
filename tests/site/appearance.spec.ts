import type { Page } from 'playwright/test';
import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';

const KEY = 'rspress-theme-appearance';
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

async function choose(page: Page, name: string, theme = 'Theme'): Promise<void> {
  await page.getByRole('button', { name: theme, exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

for (const { lang, prefix } of languages) {
  test(`[S-01, S-02] ${lang} readers can choose light, dark or auto, and the choice is stored; one press on the button toggles light and dark, and the new theme is announced`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openPage(page, `${prefix}/guide/start/`);
    const theme = texts.themeText[lang];
    const group = page.getByRole('group', { name: theme });
    for (const [value, dark] of [
      ['dark', true],
      ['light', false],
      ['dark', true],
      ['auto', false],
    ] as const) {
      const name = texts[`appearance.${value}`][lang];
      await choose(page, name, theme);
      await expect.poll(() => isDark(page)).toBe(dark);
      expect(await stored(page)).toBe(value);
      await expect(page.getByRole('button', { name: theme, exact: true })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(group.getByRole('button', { pressed: true })).toHaveText(name);
      await page.keyboard.press('Escape');
    }
    const flip = page.getByRole('button', { name: texts['appearance.flip'][lang], exact: true });
    for (const value of ['dark', 'light', 'dark'] as const) {
      await flip.press('Enter');
      await expect.poll(() => isDark(page)).toBe(value === 'dark');
      expect(await stored(page)).toBe(value);
      await expect(page.getByRole('banner').getByRole('status')).toHaveText(texts[`appearance.${value}`][lang]);
    }
    await choose(page, texts['appearance.auto'][lang], theme);
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(texts['appearance.auto'][lang]);
  });
}

test('[S-01] a stored choice applies from the first paint, and on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'dark');
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.classList.contains('dark'));
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  }, KEY);
  await openPage(page, '/guide/start/');
  await page.locator('a[rel=next]').click();
  await expect(page).not.toHaveURL('/guide/start/');
  expect(new Set(await page.evaluate<boolean[]>('seen'))).toEqual(new Set([true]));
});

for (const isStarted of [false, true]) {
  test(`[S-01] any other stored value counts as auto, which follows the system live; a choice ignores it, and other tabs follow it, ${isStarted ? 'with' : 'without'} the application`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/zh/config/');
    await other.evaluate((key) => localStorage.setItem(key, 'sepia'), KEY);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/guide/start/');
    if (isStarted) await hydrated(page);
    expect(await isDark(page)).toBe(false);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => isDark(page)).toBe(true);
    await other.evaluate((key) => localStorage.setItem(key, 'light'), KEY);
    await expect.poll(() => isDark(page)).toBe(false);
    // Without a choice, it follows the system again.
    await other.evaluate(() => localStorage.clear());
    await expect.poll(() => isDark(page)).toBe(true);
    await expect(page.locator('html[data-app]')).toHaveCount(isStarted ? 1 : 0);
  });
}

type Reveal = { keyframes: { clipPath: string[] }; options: KeyframeAnimationOptions };

test('[S-02] the new theme spreads for 400 ms in a circle from the click, and changes at once under reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const reveals: unknown[] = [];
    Object.assign(window, { reveals });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      reveals.push({ keyframes, options });
      return animate.call(this, keyframes, options);
    };
  });
  const reveals = () => page.evaluate(() => (window as unknown as { reveals: Reveal[] }).reveals);
  await openPage(page, '/guide/start/');
  const flip = page.getByRole('button', { name: 'Switch theme', exact: true });
  const { x, y } = (await flip.boundingBox()) ?? { x: NaN, y: NaN };
  await flip.click({ position: { x: 10, y: 12 } });
  await expect.poll(async () => (await reveals()).length).toBe(1);
  const [reveal] = await reveals();
  expect(reveal?.options).toMatchObject({ duration: 400, pseudoElement: '::view-transition-new(root)' });
  const [from = '', to = ''] = reveal?.keyframes.clipPath ?? [];
  const [radius, left, top] = from.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(radius).toBe(0);
  expect(Math.abs((left ?? NaN) - (x + 10))).toBeLessThanOrEqual(1);
  expect(Math.abs((top ?? NaN) - (y + 12))).toBeLessThanOrEqual(1);
  const toFarthestCorner = Math.hypot(Math.max(x + 10, 1430 - x), Math.max(y + 12, 888 - y));
  expect(Math.abs(Number(to.match(/[\d.]+/)?.[0]) - toFarthestCorner)).toBeLessThanOrEqual(2);
  await expect.poll(() => isDark(page)).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-reveal');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await choose(page, 'Light');
  await expect.poll(() => isDark(page)).toBe(false);
  expect(await reveals()).toHaveLength(1);
});

test('[S-02] a second toggle during the circular reveal has a reveal of its own', async ({ page }) => {
  await openPage(page, '/guide/start/');
  const during = await page.getByRole('button', { name: 'Switch theme', exact: true }).evaluate(async (flip) => {
    (flip as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    (flip as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return 'reveal' in document.documentElement.dataset;
  });
  expect(during).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-reveal');
});

test('[S-02] a site without a dark mode has no theme control and stays light', async ({ page, plain }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), KEY);
  await openPage(page, plain);
  await expect(page.getByRole('button', { name: 'Theme', exact: true })).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: 'Site menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Site menu' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Theme' })).toHaveCount(0);
  expect(await isDark(page)).toBe(false);
});
