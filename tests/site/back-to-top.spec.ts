import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { overlapsOf } from './overlaps.ts';

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

for (const { prefix, name, width } of [
  { prefix: '', name: 'Back to top', width: 320 },
  { prefix: '/zh', name: '回到顶部', width: 1440 },
]) {
  test(`[D-08] ${name} appears at ${width} px once scrolled above 0, and scrolls back to 0`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${prefix}/guide/basic/cli`);
    const button = page.getByRole('button', { name });
    await expect(button).toHaveCount(0);
    await page.evaluate(scrollTo, 1);
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.evaluate(scrollTo, 900);
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
  });
}

test('[D-08] by keyboard it scrolls to the top, and the next Tab continues there', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  await page.evaluate(scrollTo, 900);
  const button = page.getByRole('button', { name: 'Back to top' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveCount(0);
  // Without a focused element, only Chromium would continue at the top.
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector('header')))).toBe(true);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => {
    const all = [...document.querySelectorAll('a[href], button')].filter((element) => element.checkVisibility());
    return all.indexOf(document.activeElement as Element);
  });
  expect(focused).toBe(0);
});

test('[D-08] under reduced motion it scrolls instantly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/guide/basic/cli');
  await page.evaluate(scrollTo, 900);
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeVisible();
  const top = await button.evaluate((one: HTMLElement) => {
    one.click();
    return scrollY;
  });
  expect(top).toBe(0);
});

for (const [index, width] of [375, 768, 1280, 1440].entries()) {
  test(`[D-08] at ${width} px it never covers text or buttons`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // What is covered depends on the width: languages take turns.
    const { prefix } = languages[index % languages.length]!;
    for (const path of ['/', '/guide/basic/cli', '/config/']) {
      await page.goto(prefix + path);
      const name = prefix ? '回到顶部' : 'Back to top';
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let top = 1; top < end + 300; top += 300) {
        await page.evaluate(scrollTo, top);
        const button = page.getByRole('button', { name });
        await expect(button).toBeInViewport({ ratio: 1 });
        expect(await overlapsOf(button), `${prefix}${path} at ${top} px`).toEqual([]);
      }
    }
  });
}
