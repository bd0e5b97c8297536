import { expect, test } from '../fixtures.ts';
import { openPage } from '../open-page.ts';
import { builtFile, ORIGIN } from './built-pages.ts';

test('what a browser shares is the page that is shown, after a navigation within the site too', async ({ page }) => {
  await openPage(page, '/guide/start/quick-start');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${ORIGIN}/guide/start/quick-start`);
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(/glossary$/);
  await expect(canonical).toHaveAttribute('href', `${ORIGIN}/guide/start/glossary`);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${ORIGIN}/guide/start/glossary`);
  // Nothing is left that is said of the page before.
  await expect(
    page.locator('head').locator('link[rel=alternate], [type="application/ld+json"], [property="og:image"]'),
  ).toHaveCount(0);
});

test('the lists for machines are well-formed XML', async ({ page }) => {
  const lists = ['/sitemap.xml', '/feed.xml', '/zh/feed.xml'];
  const texts = lists.flatMap((list) => {
    try {
      return [builtFile(list).toString()];
    } catch {
      // Without a history there are no feeds; `lists.spec.ts` checks when that is right.
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
