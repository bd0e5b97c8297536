import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

for (const { lang, prefix, outline } of languages) {
  test(`[N-05] the ${lang} outline is a landmark whose current entry is the section being read`, async ({ page }) => {
    await openPage(page, `${prefix}/guide/basic/cli`);
    const contents = page.getByRole('navigation', { name: outline, exact: true });
    const current = contents.locator('[aria-current]');
    const entries = await contents
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).hash));
    const headings = page.locator('main :is(h2, h3, h4)[id]');
    expect(entries.map((hash) => decodeURIComponent(hash.slice(1)))).toEqual(
      await headings.evaluateAll((all) => all.map(({ id }) => id)),
    );
    await expect(current).toHaveCount(0);
    // A folded section has nothing to read.
    const open = page.locator('main :is(h2, h3, h4)[id]:not(summary *)');
    for (const heading of [open.nth(5), open.nth(2)]) {
      await heading.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
      await expect(current).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
      await expect(current).toHaveAttribute('aria-current', 'location');
    }
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(current).toHaveAttribute('href', entries.at(-1)!);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(current).toHaveCount(0);
  });
}

test('[N-05] the section of a hash is marked on a page that need not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 5000 });
  await openPage(page, '/guide/start/assistants#check-that-it-works');
  const current = page.getByRole('navigation', { name: 'ON THIS PAGE', exact: true }).locator('[aria-current]');
  await expect(current).toHaveAttribute('href', '#check-that-it-works');
});

test('[K-03] the outline updates 100 ms after scrolling stops', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/guide/basic/cli');
  const current = page.getByRole('navigation', { name: 'ON THIS PAGE', exact: true }).locator('[aria-current]');
  await expect(current).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  // The browser's own event comes with a frame, whatever the clock says.
  await page.evaluate(() => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    document.querySelectorAll('main h2[id]')[3]!.scrollIntoView({ behavior: 'instant' });
    return scrolled.then(() => undefined);
  });
  await page.clock.runFor(60);
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.clock.runFor(99);
  await expect(current).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(current).toHaveCount(1);
});
