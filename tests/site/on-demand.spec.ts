import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('[R-05] a page loads its own chunk only; pointing at a link loads the next one, once', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/async\/route-.*\.js$/.test(pathname) && request.resourceType() === 'script') chunks.push(pathname);
  });
  await page.goto('/guide/basic/cli', { waitUntil: 'networkidle' });
  await hydrated(page);
  const own = new Set(chunks);
  expect(own.size).toBeLessThanOrEqual(1);

  const next = page.locator('a[rel=next]');
  const loaded = page.waitForResponse((response) => /\/async\/route-/.test(response.url()) && !own.has(new URL(response.url()).pathname));
  await next.hover();
  await loaded;
  await expect(page).toHaveURL('/guide/basic/cli');
  const after = new Set(chunks);
  expect(after.size).toBe(own.size + 1);

  await next.click();
  await expect(page).toHaveURL('/guide/basic/configure-rslib');
  await expect(page.getByRole('main')).toBeFocused();
  expect(new Set(chunks)).toEqual(after);
});
