import { docRoutes, hiddenRoutes, languages, routes } from '../routes.ts';
import { expect, test } from './fixtures.ts';

for (const { lang, prefix } of languages) {
  test(`[R-07, R-08] every ${lang} page has a unique title`, async ({ request }) => {
    const seen = new Map<string, string>();
    for (const route of [...routes, ...hiddenRoutes]) {
      const html = await (await request.get(prefix + route)).text();
      const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      expect(title, `${prefix}${route}: title`).toContain('Rslib');
      expect(seen.get(title), `${prefix}${route} repeats "${title}"`).toBeUndefined();
      seen.set(title, route);
    }
  });

  test(`[R-03] a ${lang} folder without an index redirects to its first page`, async ({ request }) => {
    const folders = new Set(docRoutes.flatMap((route) => /^\/(?:.+\/)?/.exec(route.slice(0, -1)) ?? []));
    const without = [...folders].filter((folder) => !routes.includes(folder));
    expect(without).toContain('/guide/basic/');
    for (const folder of without) {
      const first = docRoutes.find((route) => route.startsWith(folder)) ?? '';
      for (const spelling of [folder, folder.slice(0, -1)]) {
        const response = await request.get(`${prefix}${spelling}?a=1`);
        expect(new URL(response.url()).pathname, spelling).toBe(prefix + first);
      }
    }
  });
}
