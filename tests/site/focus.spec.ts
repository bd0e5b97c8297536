import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

test('all tab stops of a page have the same focus ring, two pixels wide', async ({ page }) => {
  await openPage(page, '/guide/basic/cli');
  const frames = new Map<string, string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.hasAttribute('data-seen')) return undefined;
      focused.setAttribute('data-seen', '');
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40);
      return [`${focused.tagName} ${focused.className} ${name}`, `${outlineStyle} ${outlineWidth}`] as const;
    });
    if (!stop) break;
    frames.set(...stop);
  }
  console.log(`${frames.size} stops`);
  expect(frames.size).toBeGreaterThan(50);
  expect([...frames].filter(([, frame]) => frame !== 'solid 2px')).toEqual([]);
});
