import { hydrated } from '../hydrated.ts';
import { linkTo } from '../shell.ts';
import { HERE, NEXT } from './fault.ts';
import { expect, test } from './written-pages.ts';

/**
 * Playwright cannot follow a page into the back/forward cache, so it turns the cache off. What is left
 * to ask is whether the browser has anything else against the page, and whether the page takes coming back.
 */
test('nothing in a page keeps it out of the back/forward cache, and a page that comes back works', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  const reasons: { type: string; reason: string }[] = [];
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => reasons.push(...notRestoredExplanations));
  await page.goto(HERE, { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.goto('/zh/');
  await page.goBack();
  await expect.poll(() => reasons.length, 'the browser says why it did not use the cache').toBeGreaterThan(0);
  expect(reasons.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)).toEqual([]);
  expect(reasons.map(({ reason }) => reason).filter((reason) => /Unload|NoStore|WebSocket|Lock/.test(reason))).toEqual(
    [],
  );

  await hydrated(page);
  for (const type of ['pagehide', 'pageshow']) {
    await page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  }
  await linkTo(page, NEXT).click();
  await expect(page).toHaveURL(NEXT);
  await page.goBack();
  await expect(page).toHaveURL(HERE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
