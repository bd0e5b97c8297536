import { readdirSync, statSync } from 'node:fs';
import { headingsOf } from '../../search/engine/read-sections.ts';
import { SECTION_BREAK, type SearchDocument } from '../../search/types.ts';
import { docRoutes, hiddenRoutes, languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { searchOf } from './search-page.ts';

const KINDS = ['index', 'code'] as const;
const filesOf = (lang: string) =>
  KINDS.map((kind) =>
    readdirSync('dist/static').filter((name) =>
      new RegExp(`^search_${kind}\\.${lang}\\.[0-9a-f]{8}\\.json$`).test(name),
    ),
  );

for (const { lang, prefix } of languages) {
  test(`[E-05, R-08] the ${lang} search documents have a hashed name, contain id, title, content, toc, routePath and domain, and leave out hidden pages`, async ({
    request,
  }) => {
    for (const [name, ...others] of filesOf(lang)) {
      expect(others).toEqual([]);
      const documents = (await (await request.get(`/static/${name}`)).json()) as SearchDocument[];
      expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
      expect(documents.length).toBeGreaterThanOrEqual(docRoutes.length);
      const found = documents.map(({ routePath }) => routePath);
      expect(hiddenRoutes.filter((route) => found.includes(prefix + route))).toEqual([]);
      for (const document of documents) {
        const { id, title, routePath, domain } = document;
        expect(title, id).not.toBe('');
        expect(document.content.split(SECTION_BREAK), id).toHaveLength(document.toc.length + 1);
        expect(routePath.startsWith(`${prefix}/`), routePath).toBe(true);
        expect(domain, id).toBe(/^\/(guide|config)\//.exec(routePath.slice(prefix.length))?.[1] ?? '');
        expect(document.toc.map(({ id }) => id)).not.toContain('next');
        for (const heading of headingsOf(document)) expect(heading.text, `${id}#${heading.id}`).not.toBe('');
      }
    }
  });

  test(`for the first result, a ${lang} reader fetches at most 24 kB of engine, and documents of at most 1.35 kB a page`, async ({
    page,
  }) => {
    await openPage(page, `${prefix}/guide/start/`);
    const search = searchOf(page, lang);
    await search.button.click();
    await search.field.fill('dts');
    await expect(search.rows.first()).toBeVisible();
    const [worker] = page.workers();
    const fetched = await worker?.evaluate(() => [
      location.href,
      ...performance.getEntriesByType('resource').map(({ name }) => name),
    ]);
    const addresses = [...new Set(fetched)];
    // Compressed by the build, which is what hosts serve.
    const bytesOf = (ending: string) =>
      addresses
        .filter((address) => address.endsWith(ending))
        .reduce((sum, address) => sum + statSync(`dist${new URL(address).pathname}.br`).size, 0);
    const [engine, documents] = [bytesOf('.js'), bytesOf('.json')];
    console.log(`${lang}: ${engine} + ${documents} bytes for a first result: ${addresses.join(' ')}`);
    // The worker, the engine, and the documents with text, but not those with code.
    expect(addresses.filter((address) => address.endsWith('.js'))).toHaveLength(2);
    expect(addresses.filter((address) => address.endsWith('.json'))).toEqual([
      expect.stringContaining(`/search_index.${lang}.`),
    ]);
    expect(engine).toBeLessThanOrEqual(24_000);
    expect(documents / docRoutes.length).toBeLessThanOrEqual(1350);
  });
}
