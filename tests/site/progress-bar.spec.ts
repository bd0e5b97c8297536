import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { holdScript, linkTo, scriptOf } from './shell.ts';

const HERE = '/guide/basic/cli';
const NEXT = '/guide/basic/typescript';

for (const { prefix, loading } of [
  { prefix: '', loading: 'Loading the page' },
  { prefix: '/zh', loading: '正在加载页面' },
]) {
  test(`[D-15] the bar of a slow ${prefix}/… page starts at 8 %, moves every 800 ms and ends with it`, async ({
    page,
    request,
  }) => {
    await page.clock.install();
    await openPage(page, prefix + HERE);
    const letGo = await holdScript(page, await scriptOf(request, prefix + NEXT));
    await page.clock.pauseAt(Date.now() + 60_000);
    const bar = page.getByRole('progressbar', { name: loading });
    await linkTo(page, prefix + NEXT).click();
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveAttribute('aria-valuenow', '8');
    await page.clock.runFor(799);
    await expect(bar).toHaveAttribute('aria-valuenow', '8');
    await page.clock.runFor(1);
    await expect(bar).not.toHaveAttribute('aria-valuenow', '8');
    expect(await bar.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0\.2s/);
    await page.clock.resume();
    await letGo();
    await expect(page).toHaveURL(prefix + NEXT);
    await expect(bar).toHaveCount(0);
  });
}

test('[D-15] the bar does not move under reduced motion', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, HERE);
  const letGo = await holdScript(page, await scriptOf(request, NEXT));
  await linkTo(page, NEXT).click();
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  expect(await bar.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
  await letGo();
  await expect(bar).toHaveCount(0);
});
