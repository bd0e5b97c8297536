import type { Page } from 'playwright/test';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';
import { scrollTo } from './shell.ts';

// Without motion, the bar has no intermediate states.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const background = (page: Page) => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
const pageBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const top = (page: Page) => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);

for (const { lang, prefix } of languages) {
  const colorScheme = lang === 'en' ? 'light' : 'dark';
  test(`[D-04] the bar of the ${lang} home is transparent until 100 px in ${colorScheme}, and that of a doc page opaque from the start`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPage(page, `${prefix}/`);
    expect(await background(page)).toBe('rgba(0, 0, 0, 0)');
    await scrollTo(page, 99);
    expect(await background(page)).toBe('rgba(0, 0, 0, 0)');
    await scrollTo(page, 100);
    await expect.poll(() => background(page)).toBe(await pageBackground(page));
    await scrollTo(page, 0);
    await expect.poll(() => background(page)).toBe('rgba(0, 0, 0, 0)');
    await page.goto(`${prefix}/guide/start/`);
    expect(await background(page)).toBe(await pageBackground(page));
    expect(await background(page)).toMatch(/^rgb\(/);
  });
}

test('[D-14, K-03] if configured, the bar hides while scrolling down, checked every 200 ms', async ({
  page,
  trial,
}) => {
  await page.clock.install();
  await page.goto(`${trial}/guide/one`);
  await page.clock.runFor(1_000);
  await hydrated(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
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

test('[D-14] keyboard focus shows a hidden bar', async ({ page, trial }) => {
  await openPage(page, `${trial}/guide/one`);
  await page.mouse.move(700, 400);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      return top(page);
    })
    .toBe(0);
  // Without scrolling to the focused button, which would show the bar by itself.
  await page
    .getByRole('button', { name: 'Theme', exact: true })
    .evaluate((button) => button.focus({ preventScroll: true }));
  await expect.poll(() => top(page)).toBe(72);
});

test('[D-14] if not configured, the bar stays visible, 72 px high', async ({ page }) => {
  await page.clock.install();
  await page.goto('/guide/start/');
  await page.clock.runFor(1_000);
  await hydrated(page);
  await scrollTo(page, 600);
  await page.clock.runFor(1_000);
  expect(await top(page)).toBe(72);
});
