import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { linkTo } from './shell.ts';

const HERE = '/guide/basic/cli';
const NEXT = '/guide/basic/typescript';

test('[S-04] the page-change event comes after the content changed, once each time', async ({ page }) => {
  await openPage(page, HERE);
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    addEventListener('RspressReloadContent', () =>
      changes.push(`${location.pathname} ${document.querySelector('h1')?.textContent?.includes('TypeScript')}`),
    );
  });
  await linkTo(page, NEXT).click();
  await expect(page).toHaveURL(NEXT);
  const changes = () => page.evaluate(() => (window as unknown as { changes: string[] }).changes);
  await expect.poll(changes).toEqual([`${NEXT} true`]);
  await page.goBack();
  await expect.poll(changes).toEqual([`${NEXT} true`, `${HERE} false`]);
});

for (const [motion, count] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`[S-04] with the setting on and ${motion}, a page changes in ${count} view transitions`, async ({
    page,
    trial,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      Object.assign(window, { transitions: 0 });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        (window as unknown as { transitions: number }).transitions += 1;
        return start(update as ViewTransitionUpdateCallback);
      };
    });
    await openPage(page, `${trial}/guide/one`);
    await linkTo(page, '/guide/two').click();
    await expect(page).toHaveURL(`${trial}/guide/two`);
    await expect(page.locator('html')).not.toHaveAttribute('data-content-change');
    expect(await page.evaluate(() => (window as unknown as { transitions: number }).transitions)).toBe(count);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Two/);
  });
}

test('[S-04] without the setting no page changes in a view transition', async ({ page }) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('not asked for');
    };
  });
  await openPage(page, HERE);
  await linkTo(page, NEXT).click();
  await expect(page).toHaveURL(NEXT);
});
