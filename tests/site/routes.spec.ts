import { docRoutes, hiddenRoutes, languages, routes } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { searchOf } from './search-page.ts';

for (const language of languages) {
  const { lang, prefix } = language;

  test(`[R-07, R-08] every ${lang} page has a title and a description of its own`, async ({ request }) => {
    const seen = new Map<string, string>();
    for (const route of [...routes, ...hiddenRoutes]) {
      const html = await (await request.get(prefix + route)).text();
      const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(title, `${prefix}${route}: title`).toContain('Rslib');
      expect(description.length, `${prefix}${route}: description`).toBeGreaterThan(lang === 'zh' ? 15 : 40);
      for (const text of [title, description]) {
        expect(seen.get(text), `${prefix}${route} repeats "${text}"`).toBeUndefined();
        seen.set(text, route);
      }
    }
  });

  for (const route of hiddenRoutes) {
    test(`[R-08] ${prefix}${route} is reachable by address, with no way onward in the sidebar`, async ({ page }) => {
      const response = await page.goto(prefix + route);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1')).toHaveCount(1);
      // The menus of languages lead to the page from itself, as from any page.
      await expect(page.locator(`a[href="${prefix}${route}"]:not([rel=alternate])`)).toHaveCount(0);
      await expect(page.locator('a[rel=prev], a[rel=next]')).toHaveCount(0);
    });
  }

  test(`[R-08] no ${lang} search document is a hidden page`, async ({ page, request }) => {
    await openPage(page, `${prefix}/guide/start/`);
    const answered = page.waitForResponse((response) => response.url().includes(`/static/search_index.${lang}.`));
    await searchOf(page, lang).button.hover();
    const index = await answered;
    const documents = (await (await request.get(index.url())).json()) as { routePath: string }[];
    const found = documents.map(({ routePath }) => routePath);
    expect(found.length).toBeGreaterThanOrEqual(docRoutes.length);
    expect(found.filter((routePath) => routePath.includes('/components/'))).toEqual([]);
  });
}

test('the headings of both languages have the same ids in the same order', async ({ request }) => {
  const idsOf = async (address: string) => {
    const html = (await (await request.get(address)).text()).replace(/^.*?<main\b/s, '');
    const headings = [...html.matchAll(/<h([2-6])[^>]*\sid="([^"]*)"/g)];
    return headings.map(([, depth, id]) => `h${depth}#${decodeURIComponent(id ?? '')}`);
  };
  let count = 0;
  for (const route of docRoutes) {
    const english = await idsOf(route);
    count += english.length;
    expect(await idsOf(`/zh${route}`), `/zh${route}`).toEqual(english);
  }
  console.log(`headings: ${count} ids on ${docRoutes.length} pages a language`);
  expect(count).toBeGreaterThan(docRoutes.length);
});
