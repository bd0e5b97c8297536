import { expect, groupOf, json, links, provider, test } from './small-service.ts';

test("[C-02] the service's nearest titles are passed on if it has no hits, and validated like hits", async ({
  serve,
  told,
}) => {
  const many = ['//evil.test/', '/1', '/2', '/3', '/4'].map((link) => ({ title: 'T', link }));
  const reply = [{ index: 'docs', hits: [] as object[], nearest: many }];
  const apiUrl = await serve(json(reply));
  expect((await provider(apiUrl).search('x')).nearest.map(({ link }) => link)).toEqual(['/1', '/2', '/3']);
  expect(told.warnings).toEqual([expect.stringContaining('"//evil.test/"')]);
  reply[0]?.hits.push({ title: 'T', link: '/0' });
  expect(await provider(apiUrl).search('x')).toMatchObject({ hits: [{ link: '/0' }], nearest: [] });
});

test('[C-02] hits of all groups are joined in order, and missing fields have defaults', async ({ serve }) => {
  const more = { type: 'header', title: 'B', header: 'C', statement: 'd', link: '/b#c', group: 'guide', score: 3 };
  const groups = [...groupOf({ title: 'A', link: '/a' }), { index: 'blog', hits: [more] }];
  const apiUrl = await serve(json(groups));
  const highlights = { title: [], header: [], statement: [] };
  expect(await provider(apiUrl).search('x')).toEqual({
    hits: [
      { type: 'title', title: 'A', header: 'A', statement: '', link: '/a', group: '', query: 'x', highlights },
      { type: 'header', title: 'B', header: 'C', statement: 'd', link: '/b#c', group: 'guide', query: 'x', highlights },
    ],
    nearest: [],
  });
});

test('hits with links off the site are dropped, with a console warning', async ({ serve, told }) => {
  const bad = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https://evil.test/',
    '//evil.test/x',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '\n//evil.test',
    '/.//evil.test',
    '/%2e%2E/evil',
    '/a/../../x',
    'guide/x',
    '',
    '?x',
    '#x',
    `/${'a'.repeat(3000)}`,
  ];
  const good = ['/', '/zh/config/lib#用法', '/a.b/..c?d=../e#/../f'];
  const hits = [...bad, ...good].map((link) => ({ title: 'T', link }));
  const apiUrl = await serve(json(groupOf(...hits)));
  expect(links(await provider(apiUrl).search('x'))).toEqual(good);
  expect(told.errors).toEqual([]);
  expect(told.warnings).toEqual([expect.stringContaining(`Hits left out: ${bad.length}`)]);
  expect(told.warnings[0]).toContain('"javascript:alert(1)"');
});

test('texts and highlights are truncated, and hits beyond the limit are ignored', async ({ serve }) => {
  const highlights = {
    statement: Array.from({ length: 900 }, (_, start) => ({ start, length: 1 })),
  };
  const hit = { title: 't'.repeat(5000), statement: 's'.repeat(5000), link: '/a', highlights };
  const apiUrl = await serve(json(groupOf(hit, { wrong: true })));
  const {
    hits: [first, ...others],
  } = await provider(apiUrl).search('x', { limit: 1 });
  expect(others).toEqual([]);
  expect([first?.title.length, first?.header.length, first?.statement.length]).toEqual([300, 300, 1000]);
  expect(first?.highlights.statement).toHaveLength(50);
});
