import { page } from '../search-pages.ts';
import { ask, expect, handlerOf, test, writeDocuments } from './small-service.ts';

test('[C-02] the response has a group for each requested index in order, each within the limit', async ({
  service,
}) => {
  const reply = await ask(service, { searchIndexes: 'more,docs,more', limit: '1' });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  const hits = [expect.objectContaining({ link: expect.stringMatching(/^\/(config|guide)\//) })];
  expect(await reply.json()).toEqual([
    { index: 'more', hits, nearest: [] },
    { index: 'docs', hits, nearest: [] },
  ]);
  expect(await (await ask(service, { keyword: 'qqqq' })).json()).toEqual([{ index: 'docs', hits: [], nearest: [] }]);
});

const linksOf = (hits: readonly { link: string }[] = []) => hits.map(({ link }) => link.replace(/#.*/, ''));
type Group = { hits: { link: string }[]; nearest: { link: string }[] };

test('[C-02] a query without hits gets the pages with the nearest titles, within the scope', async ({ service }) => {
  const [group] = (await (await ask(service, { keyword: 'zzexternalszz' })).json()) as Group[];
  expect(group).toMatchObject({ hits: [], nearest: [{ link: '/config/externals', title: 'externals' }] });
  const [inGuide] = (await (await ask(service, { keyword: 'zzdependenzz', scope: 'guide' })).json()) as Group[];
  expect(linksOf(inGuide?.nearest)).toEqual(['/guide/dependencies']);
  const [found] = (await (await ask(service)).json()) as Group[];
  expect(found?.nearest).toEqual([]);
});

test('[C-02] on a site with versions, only the requested version is searched', async ({ folder, serve }) => {
  const of = (version: string, word: string) => [page(`/${version}/x`, 'Same', [['', word]])];
  writeDocuments(folder, 'search_index.v1.en.0123abcd.json', of('v1', 'ancient'));
  writeDocuments(folder, 'search_index.2.x.en.0123abcd.json', of('2.x', 'recent'));
  const service = await serve(handlerOf({ docs: folder }));
  const linksFor = async (keyword: string, version: string) =>
    linksOf(((await (await ask(service, { keyword, version })).json()) as Group[])[0]?.hits);
  expect(await linksFor('ancient', 'v1')).toEqual(['/v1/x']);
  expect(await linksFor('recent', '2.x')).toEqual(['/2.x/x']);
  expect(await linksFor('ancient', '2.x')).toEqual([]);
  for (const version of ['v2', 'v1.en', undefined, '']) {
    const refused = await ask(service, { version });
    expect(refused.status, String(version)).toBe(400);
    expect(await refused.json()).toEqual({
      error: expect.stringMatching(/not a locale .* there are 2\.x\.en, v1\.en$/),
    });
  }
});

test('[C-02] a limit beyond 100 is 100', async ({ folder, serve }) => {
  const many = Array.from({ length: 150 }, (_, id) => page(`/${id}`, 'Same', [['', 'Same words']]));
  writeDocuments(folder, 'search_index.en.0123abcd.json', many);
  const service = await serve(handlerOf({ docs: folder }));
  for (const limit of ['101', '9'.repeat(400)]) {
    const [group] = (await (await ask(service, { keyword: 'same', limit })).json()) as { hits: unknown[] }[];
    expect(group?.hits.length).toBe(100);
  }
});
