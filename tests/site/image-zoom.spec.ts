import type { Page } from '@playwright/test';
import { texts } from '../../site/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { alts, buttonOf, dialogOf, open } from './image-zoom-page.ts';
import { openPage } from './open-page.ts';

/** Notes every state that the dialog passes through. */
const statesOf = async (page: Page) => {
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog[data-state], dialog:has(> button:only-child)')!;
    const left: (string | null)[] = [];
    Object.assign(window, { states: () => [...left.slice(1), dialog.getAttribute('data-state')] });
    const observer = new MutationObserver((records) => left.push(...records.map(({ oldValue }) => oldValue)));
    observer.observe(dialog, { attributes: true, attributeFilter: ['data-state'], attributeOldValue: true });
  });
  return () => page.evaluate('states()') as Promise<string[]>;
};

for (const { lang, prefix } of languages) {
  const address = `${prefix}/reading/images`;

  test(`[D-07, S-06] in ${lang}, a click opens an image as a dialog over the page, and a click closes it`, async ({
    page,
    trial,
  }) => {
    await openPage(page, trial + address);
    const button = buttonOf(page, lang, 'plain');
    await expect(button).toBeVisible();
    const states = await statesOf(page);
    await open(page, lang);
    const dialog = dialogOf(page, lang);
    await expect(dialog.getByRole('img', { name: alts[lang].plain })).toBeVisible();
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

  for (const key of ['Enter', 'Space']) {
    test(`[D-07] in ${lang}, ${key} opens an image, Escape closes it, and focus comes back`, async ({
      page,
      trial,
    }) => {
      await openPage(page, trial + address);
      const button = buttonOf(page, lang, 'plain');
      await button.focus();
      await page.keyboard.press(key);
      await expect(dialogOf(page, lang)).toHaveAttribute('data-state', 'open');
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page, lang)).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test(`[D-07] in ${lang}, an image in a link stays a link`, async ({ page, trial }) => {
    await openPage(page, trial + address);
    await expect(buttonOf(page, lang, 'plain')).toBeVisible();
    await expect(page.getByRole('button', { name: alts[lang].linked })).toHaveCount(0);
    await expect(page.getByRole('link').getByRole('img', { name: alts[lang].linked })).toBeVisible();
  });

  test(`[S-06, X-07] in ${lang}, a sharper file that cannot be had is a warning, and the image shows as it is`, async ({
    page,
    trial,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/404 \(Not Found\)/);
    await openPage(page, trial + address);
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await open(page, lang, 'missing');
    expect((await warned).text()).toMatch(/^Unable to reach the zoom image target .*\/no-such-file\.png$/);
    await expect(dialogOf(page, lang).getByRole('img')).toHaveJSProperty('src', `${trial}/hill.png`);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, lang)).toBeHidden();
  });
}

test('[S-06] a sharper file comes in when it is loaded, and fills the window', async ({ page, trial }) => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/hill-large.png', async (route) => {
    await delivered;
    await route.continue();
  });
  await openPage(page, `${trial}/reading/images`);
  await open(page, 'en', 'sharper');
  const image = dialogOf(page, 'en').getByRole('img');
  await expect(image).toHaveJSProperty('src', `${trial}/hill.png`);
  expect((await image.boundingBox())!.width).toBeCloseTo(320, 0);
  deliver();
  await expect(image).toHaveJSProperty('src', `${trial}/hill-large.png`);
  // As large as the file, which is 1280 by 800.
  await expect.poll(async () => Math.round((await image.boundingBox())!.width)).toBe(1280);
  const { x, y } = (await image.boundingBox())!;
  expect([x + 640, y + 400].map(Math.round)).toEqual([720, 450]);
});

test('[S-06, K-04] an image takes 0.3 s to open, and nothing opens or closes meanwhile', async ({ page, trial }) => {
  await openPage(page, `${trial}/reading/images`);
  await expect(buttonOf(page, 'en', 'plain')).toBeVisible();
  const states = await statesOf(page);
  const { duration, copies } = await page.evaluate(async () => {
    const [first, second] = document.querySelectorAll<HTMLImageElement>('img[data-zoomable]');
    first!.click();
    second!.click();
    const copies = document.querySelectorAll('dialog[open] img');
    const duration = copies[0]!.getAnimations()[0]!.effect!.getTiming().duration;
    // Escape while it moves closes it when it has arrived.
    document.querySelector('dialog[open]')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    return { duration, copies: copies.length };
  });
  expect(duration).toBe(300);
  expect(copies).toBe(1);
  await expect(dialogOf(page, 'en')).toBeHidden();
  expect(await states()).toEqual(['opening', 'open', 'closing', 'closed']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[K-04] behind an open image is the ${colorScheme} background of the page, up to the edges`, async ({
    page,
    trial,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPage(page, `${trial}/reading/images`);
    await open(page);
    const dialog = dialogOf(page, 'en');
    const background = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--rp-c-bg'),
    );
    expect(background).toBe(colorScheme === 'dark' ? '#121212' : '#fff');
    await expect(dialog).toHaveCSS(
      'background-color',
      colorScheme === 'dark' ? 'rgb(18, 18, 18)' : 'rgb(255, 255, 255)',
    );
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  });
}

test('where motion is unwelcome, an image opens at once', async ({ page, trial }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, `${trial}/reading/images`);
  await expect(buttonOf(page, 'en', 'plain')).toBeVisible();
  const durations = await page.evaluate(() => {
    document.querySelector<HTMLImageElement>('img[data-zoomable]')!.click();
    const animations = document.querySelector('dialog[open]')!.getAnimations({ subtree: true });
    return animations.map(({ effect }) => Number(effect!.getTiming().duration));
  });
  expect(durations.filter((duration) => duration > 10)).toEqual([]);
  await expect(dialogOf(page, 'en')).toHaveAttribute('data-state', 'open');
});

test('a phone 375 px wide shows an image as wide as the window', async ({ browser, trial }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openPage(page, `${trial}/reading/images`);
  await buttonOf(page, 'en', 'sharper').tap();
  await expect
    .poll(async () => Math.round((await dialogOf(page, 'en').getByRole('img').boundingBox())?.width ?? 0))
    .toBe(375);
  const close = (await dialogOf(page, 'en').getByRole('button').boundingBox())!;
  expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(24);
  await dialogOf(page, 'en').getByRole('button').tap();
  await expect(dialogOf(page, 'en')).toBeHidden();
  await context.close();
});
