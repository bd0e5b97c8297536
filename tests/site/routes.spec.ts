import { hiddenRoutes, languages, routes } from '../routes.ts';
import { expect, test } from './fixtures.ts';

for (const { lang, prefix } of languages) {
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

  test(`[R-08] hidden ${lang} pages have no way onward in the sidebar`, async ({ request }) => {
    for (const route of hiddenRoutes) {
      const html = await (await request.get(prefix + route)).text();
      const links = [...html.matchAll(/<a\s[^>]*>/g)].map(([link]) => link);
      // The menus of languages lead to the page from itself, as from any page.
      const own = links.filter(
        (link) => link.includes(`href="${prefix}${route}"`) && !link.includes('rel="alternate"'),
      );
      expect([own, links.filter((link) => /rel="(?:prev|next)"/.test(link))], route).toEqual([[], []]);
    }
  });
}
