import { expect, type Page } from 'playwright/test';
import { drawn } from './shell.ts';

/** Where a jump lands at every width, in pixels from the top. */
export const TOP = 72;

/** The distance of the hash's heading from the top of the viewport, in pixels. */
export function headingTop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    return heading ? Math.round(heading.getBoundingClientRect().top) : Number.NaN;
  });
}

/** Starts to record the rendered scroll positions. Runs in the page. */
export function recordPlaces(): void {
  const places = new Set<number>();
  Object.assign(window, { places });
  addEventListener('scroll', () => places.add(scrollY));
}

/** The number of scroll positions since `recordPlaces`. */
export const countSteps = (page: Page) =>
  page.evaluate(() => (window as unknown as { places: Set<number> }).places.size);

/**
 * Expects a press to scroll smoothly to a heading. A busy machine may draw one frame on the way, or none, so that the
 * press is repeated from where it began: a jump never has more than two positions, the second of them after a late font.
 */
export async function expectSmoothScroll(page: Page, press: () => Promise<unknown>): Promise<void> {
  const from = await page.evaluate(() => scrollY);
  await expect(async () => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from);
    await drawn(page);
    await page.evaluate(recordPlaces);
    await press();
    await expect.poll(() => headingTop(page)).toBe(TOP);
    expect(await countSteps(page)).toBeGreaterThan(2);
  }).toPass({ timeout: 60_000 });
}
