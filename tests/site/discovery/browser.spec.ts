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
  const stale = 'link[rel=alternate], [type="application/ld+json"], [property="og:image"]';
  await expect(page.locator('head').locator(stale)).toHaveCount(0);
});

test('sitemap and feeds are well-formed XML', async ({ page }) => {
  const lists = ['/sitemap.xml', '/feed.xml', '/zh/feed.xml'];
  const texts = lists.flatMap((list) => {
    try {
      return [builtFile(list).toString()];
    } catch {
      // Without a git history there are no feeds; `lists.spec.ts` checks that.
      return [];
    }
  });
  expect(texts.length).toBeGreaterThan(0);
  const roots = await page.evaluate((sources) => {
    const parser = new DOMParser();
    return sources.map((source) => {
      const root = parser.parseFromString(source, 'application/xml').documentElement;
      return root.querySelector('parsererror')?.textContent ?? root.localName;
    });
  }, texts);
  expect(roots).toEqual(['urlset', 'feed', 'feed'].slice(0, texts.length));
});
