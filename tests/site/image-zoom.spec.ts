import type { Page } from 'playwright/test';
import { ATTACH_DELAY } from '../../document/image-zoom/watch-images.ts';
import type { Lang } from '../../shared/languages.ts';
import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, trialTest as test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { holdRequests } from './shell.ts';

const PAGE = '/reading/images';

/** The alt texts of the trial page's images. */
const alts = {
  en: { plain: 'A hill at dusk', linked: 'A hill that leads on' },
  zh: { plain: '黄昏的小山', linked: '通往别处的小山' },
} as const;
const SHARPER = 'A sharper hill';
const MISSING = 'A hill without its sharper file';

/** The button of an image that can be enlarged. */
const buttonOf = (page: Page, lang: Lang, alt: string) =>
  page.getByRole('button', { name: texts['zoom.open'][lang].replace('{{alt}}', alt), exact: true });
/** The enlarged copy. */
const COPY = 'body > .medium-zoom-image--opened';
const dialogOf = (page: Page, lang: Lang = 'en') => page.getByRole('dialog', { name: texts['zoom.name'][lang] });

/** Opens an image and waits for the animation. */
const open = async (page: Page, lang: Lang = 'en', alt: string = alts[lang].plain) => {
  await buttonOf(page, lang, alt).click();
  await expect(dialogOf(page, lang)).toHaveAttribute('data-state', 'open');
};

/** Records the states of the dialog. */
const statesOf = async (page: Page) => {
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog[data-zoom]')!;
    const left: (string | null)[] = [];
    Object.assign(window, { states: () => [...left.slice(1), dialog.getAttribute('data-state')] });
    const observer = new MutationObserver((records) => left.push(...records.map(({ oldValue }) => oldValue)));
    observer.observe(dialog, { attributes: true, attributeFilter: ['data-state'], attributeOldValue: true });
  });
  return () => page.evaluate('states()') as Promise<string[]>;
};

for (const { lang, prefix } of languages) {
  test(`[D-07, S-06] in ${lang}, a click opens an image in a dialog, and a click closes it; an image in a link stays a link`, async ({
    page,
  }) => {
    await openPage(page, prefix + PAGE);
    const button = buttonOf(page, lang, alts[lang].plain);
    await expect(button).toBeVisible();
    await expect(page.getByRole('button', { name: alts[lang].linked })).toHaveCount(0);
    await expect(page.getByRole('link').getByRole('img', { name: alts[lang].linked })).toBeVisible();
    const states = await statesOf(page);
    await open(page, lang);
    const dialog = dialogOf(page, lang);
    await expect(dialog).toHaveAccessibleName(texts['zoom.named'][lang].replace('{{alt}}', alts[lang].plain));
    await expect(page.locator(COPY)).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts['zoom.close'][lang] })).toBeFocused();
    await page.mouse.click(700, 450);
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toBeVisible();
    expect(await states()).toEqual(['opening', 'open', 'closing', 'closed']);
    await open(page, lang);
    await dialog.getByRole('button', { name: texts['zoom.close'][lang] }).click();
    await expect(dialog).toBeHidden();
  });
}

test('[D-07] Enter and Space open an image, Escape closes it, and focus is restored', async ({ page }) => {
  await openPage(page, PAGE);
  const button = buttonOf(page, 'en', alts.en.plain);
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(dialogOf(page)).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Tab');
    // The browser's own controls are outside of the body.
    await expect(page.locator(':focus:not(body, dialog *)')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('[S-06, X-07] a missing sharper file logs a warning, and the image opens as it is', async ({
  page,
  trial,
  expectedTrouble,
}) => {
  expectedTrouble.push(/404 \(Not Found\)/, /Unable to reach the zoom image/);
  await openPage(page, PAGE);
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await open(page, 'en', MISSING);
  expect((await warned).text()).toMatch(/^Unable to reach the zoom image target .*\/no-such-file\.png$/);
  await expect(page.locator(COPY)).toHaveJSProperty('src', `${trial}/hill.png`);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test('[S-06] a sharper file replaces the image when it has loaded, and fills the viewport', async ({ page, trial }) => {
  const deliver = await holdRequests(page, '**/hill-large.png');
  await openPage(page, PAGE);
  await open(page, 'en', SHARPER);
  const image = page.locator(COPY);
  await expect(image).toHaveJSProperty('src', `${trial}/hill.png`);
  expect((await image.boundingBox())!.width).toBeCloseTo(320, 0);
  deliver();
  await expect(image).toHaveJSProperty('src', `${trial}/hill-large.png`);
  // The file is 1280 by 800.
  await expect.poll(async () => Math.round((await image.boundingBox())!.width)).toBe(1280);
  const { x, y } = (await image.boundingBox())!;
  expect([x + 640, y + 400].map(Math.round)).toEqual([720, 450]);
});

test('[S-06, K-04] an image takes 0.3 s to open, and nothing else opens or closes meanwhile', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(buttonOf(page, 'en', alts.en.plain)).toBeVisible();
  const states = await statesOf(page);
  const { duration, copies } = await page.evaluate(async (copy) => {
    const [first, second] = document.querySelectorAll<HTMLImageElement>('img[data-zoomable]');
    first!.click();
    second!.click();
    while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
    const copies = document.querySelectorAll(copy);
    const duration = copies[0]!.getAnimations()[0]!.effect!.getTiming().duration;
    // Escape during the animation closes the image afterwards.
    document.querySelector('dialog[open]')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    return { duration, copies: copies.length };
  }, COPY);
  expect(duration).toBe(300);
  expect(copies).toBe(1);
  await expect(dialogOf(page)).toBeHidden();
  expect(await states()).toEqual(['opening', 'open', 'closing', 'closed']);
});

test("[K-04] an open image covers the viewport with the page's background, in both themes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, PAGE);
  await open(page);
  const overlay = page.locator('.medium-zoom-overlay');
  for (const [colorScheme, color] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(18, 18, 18)'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(overlay).toHaveCSS('background-color', color);
    await expect(page.locator('body')).toHaveCSS('background-color', color);
    for (const layer of [overlay, dialogOf(page)])
      expect(await layer.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  }
});

test('under reduced motion, an image opens at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, PAGE);
  await expect(buttonOf(page, 'en', alts.en.plain)).toBeVisible();
  const durations = await page.evaluate(async () => {
    document.querySelector<HTMLImageElement>('img[data-zoomable]')!.click();
    while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
    return document.getAnimations().map(({ effect }) => Number(effect!.getTiming().duration));
  });
  expect(durations.filter((duration) => duration > 10)).toEqual([]);
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'open');
});

test.describe('on a phone 375 px wide', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('an image opens at full width, and closes by touch', async ({ page }) => {
    await openPage(page, PAGE);
    await buttonOf(page, 'en', SHARPER).tap();
    const dialog = dialogOf(page);
    const image = page.locator(COPY);
    await expect.poll(async () => Math.round((await image.boundingBox())?.width ?? 0)).toBe(375);
    await dialog.getByRole('button').tap();
    await expect(dialog).toBeHidden();
  });
});

test('[D-07, K-04] scrolling more than 40 px closes an image after 150 ms', async ({ page }) => {
  await openPage(page, PAGE);
  await open(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const scrolled = (by: number) =>
    page.evaluate(async (by) => {
      const arrived = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
      window.scrollBy({ top: by, behavior: 'instant' });
      await arrived;
      return window.scrollY;
    }, by);
  expect(await scrolled(40)).toBe(40);
  await page.clock.runFor(1000);
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'open');
  expect(await scrolled(1)).toBe(41);
  await page.clock.runFor(149);
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(1);
  await expect(dialogOf(page)).toBeHidden();
});

test('[D-07] scrolling the page with the wheel closes an open image, and so does resizing', async ({ page }) => {
  await openPage(page, PAGE);
  await open(page);
  await page.mouse.wheel(0, 200);
  await expect(dialogOf(page)).toBeHidden();
  await open(page);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(dialogOf(page)).toBeHidden();
});

test('[S-06] images can be opened 100 ms after a navigation, and going back leaves no dialog', async ({ page }) => {
  await openPage(page, '/reading/tabs');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('link', { name: 'Images', exact: true }).first().click();
  await expect(page.getByRole('img', { name: alts.en.plain })).toBeVisible();
  await page.clock.runFor(ATTACH_DELAY - 1);
  await expect(page.locator('[data-zoomable]')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('[data-zoomable]')).toHaveCount(3);
  expect(ATTACH_DELAY).toBe(100);
  await open(page);
  await page.goBack();
  await expect(page).toHaveURL('/reading/tabs');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
