import { createRemoteProvider } from '../../../search/remote/create-remote-provider.ts';
import { expect, groupOf, json, links, provider, test } from './small-service.ts';

test("[C-02] a query is one GET with keyword, limit, searchIndexes and lang, added to the URL's own parameters", async ({
  serve,
}) => {
  const asked: (string | undefined)[] = [];
  const apiUrl = await serve((request, response) => {
    asked.push(request.method, request.url);
    response.end('[]');
  });
  const twoIndexes = createRemoteProvider({
    apiUrl: `${apiUrl}?key=a%26b&limit=1#x`,
    searchIndexes: ['docs', 'blog'],
    lang: 'zh',
  });
  expect(await twoIndexes.search(' 产物 & a=b ', { limit: 7, offset: 7 })).toEqual({ hits: [], nearest: [] });
  expect(asked[0]).toBe('GET');
  expect(asked).toHaveLength(2);
  const query = new URLSearchParams(asked[1]?.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    key: 'a&b',
    keyword: '产物 & a=b',
    limit: '14',
    searchIndexes: 'docs,blog',
    lang: 'zh',
  });
});

test('[C-02] the next hits are those beyond the ones shown', async ({ serve }) => {
  const docs = provider(await serve(json(groupOf({ title: 'A', link: '/a' }, { title: 'B', link: '/b' }))));
  expect(links(await docs.search('x', { limit: 1 }))).toEqual(['/a']);
  expect(links(await docs.search('x', { limit: 1, offset: 1 }))).toEqual(['/b']);
});

test('[C-02] the version is sent on sites that have versions', async ({ serve }) => {
  const asked: URLSearchParams[] = [];
  const apiUrl = await serve((request, response) => {
    asked.push(new URLSearchParams(request.url?.split('?')[1]));
    response.end('[]');
  });
  await provider(apiUrl, { version: 'v1' }).search('x');
  await provider(apiUrl).search('x');
  expect(asked.map((query) => query.get('version'))).toEqual(['v1', null]);
});

test('a blank query sends no request', async () => {
  expect(await provider('http://127.0.0.1:1/').search(' \n')).toEqual({ hits: [], nearest: [] });
});
