import { expect, test } from '../fixtures.ts';
import { openPage } from '../open-page.ts';
import { builtFile, ORIGIN } from './built-pages.ts';

test('the shared URL is that of the shown page, also after client-side navigation', async ({ page }) => {
  await openPage(page, '/guide/start/quick-start');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${ORIGIN}/guide/start/quick-start`);
  const next = page.locator('a[rel=next]');
  const path = (await next.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/guide\/start\/\w/);
  await next.click();
  await expect(page).toHaveURL(path);
  await expect(canonical).toHaveAttribute('href', ORIGIN + path);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', ORIGIN + path);
  // No metadata of the previous page remains.
  const stale = 'link[rel=alternate], [property="og:image"]';
  await expect(page.locator('head').locator(stale)).toHaveCount(0);
});

test('the sitemap is well-formed XML', async ({ page }) => {
  const root = await page.evaluate((source) => {
    const { documentElement } = new DOMParser().parseFromString(source, 'application/xml');
    return documentElement.querySelector('parsererror')?.textContent ?? documentElement.localName;
  }, builtFile('/sitemap.xml').toString());
  expect(root).toBe('urlset');
});
