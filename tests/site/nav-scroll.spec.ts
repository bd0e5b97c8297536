import type { Page } from '@playwright/test';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';

// Without motion there is nothing between two states of the bar.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const background = (page: Page) => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
const pageBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const top = (page: Page) => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((y) => {
    // A page that is long enough, whatever its content.
    document.body.style.minHeight = '5000px';
    window.scrollTo({ top: y, behavior: 'instant' });
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, y);
  expect(await page.evaluate(() => window.scrollY)).toBe(y);
}

for (const { lang, prefix } of languages) {
  const colorScheme = lang === 'en' ? 'light' : 'dark';
  test(`[D-04] the bar of the ${lang} home is transparent until 100 px in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPage(page, `${prefix}/`);
    expect(await background(page)).toBe('rgba(0, 0, 0, 0)');
    await scrollTo(page, 99);
    expect(await background(page)).toBe('rgba(0, 0, 0, 0)');
    await scrollTo(page, 100);
    await expect.poll(() => background(page)).toBe(await pageBackground(page));
    await scrollTo(page, 0);
    await expect.poll(() => background(page)).toBe('rgba(0, 0, 0, 0)');
  });

  test(`[D-04] the bar of a ${lang} doc page is opaque from the start`, async ({ page }) => {
    await page.goto(`${prefix}/guide/start/`);
    expect(await background(page)).toBe(await pageBackground(page));
    expect(await background(page)).toMatch(/^rgb\(/);
  });
}

test('the bar is 72 px high and stays at the top', async ({ page }) => {
  await openPage(page, '/guide/start/');
  await scrollTo(page, 600);
  expect(await top(page)).toBe(72);
});

test('[D-14, K-03] where the site wants it, the bar hides while scrolling down, looked at every 200 ms', async ({
  page,
  trial,
}) => {
  await page.clock.install();
  await page.goto(`${trial}/guide/one`);
  await page.clock.runFor(1_000);
  await hydrated(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.evaluate(() => {
    document.body.style.minHeight = '5000px';
  });
  const scroll = (y: number) =>
    page.evaluate(async (y) => {
      const scrolled = new Promise((done) => window.addEventListener('scroll', done, { once: true }));
      window.scrollTo({ top: y, behavior: 'instant' });
      await scrolled;
    }, y);
  await scroll(600);
  await expect.poll(() => top(page)).toBe(0);
  await scroll(550);
  await page.clock.runFor(199);
  expect(await top(page)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => top(page)).toBe(72);
});

test('[D-14] a hidden bar comes back for whoever moves there with the keyboard', async ({ page, trial }) => {
  await openPage(page, `${trial}/guide/one`);
  await page.evaluate(() => {
    document.body.style.minHeight = '5000px';
  });
  await page.mouse.move(700, 400);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      return top(page);
    })
    .toBe(0);
  // Without the scrolling that moves there, which would show the bar by itself.
  await page.getByRole('button', { name: 'Theme' }).evaluate((button) => button.focus({ preventScroll: true }));
  await expect.poll(() => top(page)).toBe(72);
});

test('[D-14] where the site does not want it, the bar stays', async ({ page }) => {
  await page.clock.install();
  await page.goto('/guide/start/');
  await page.clock.runFor(1_000);
  await hydrated(page);
  await scrollTo(page, 600);
  await page.clock.runFor(1_000);
  expect(await top(page)).toBe(72);
});
