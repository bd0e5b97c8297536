import { expect, test } from 'playwright/test';
import { createEngine } from '../../search/engine/create-engine.ts';
import { documents, marked, page } from './search-pages.ts';

const engine = createEngine(documents);

test('[E-06] a hit has its type, title, header, link, query, group, and the highlights of each text', () => {
  const [hit] = engine.search('cafe reglage').hits;
  expect(hit).toMatchObject({
    type: 'content',
    title: 'lib.autoExternal',
    header: 'Usage',
    link: '/config/lib/auto-external#usage',
    query: 'cafe reglage',
    group: 'config',
  });
  expect(marked(hit!.statement, hit!.highlights.statement)).toEqual(['Réglage', 'café']);
  expect(engine.search('banner.js').hits[0]).toMatchObject({ type: 'header', link: '/config/lib/banner#banner-js' });
  const [title] = engine.search('banner').hits;
  expect(title).toMatchObject({ type: 'title', header: 'lib.banner', link: '/config/lib/banner' });
  expect(marked(title!.title, title!.highlights.title)).toEqual(['banner']);
});

test('[K-01] the default limit is a hundred hits', () => {
  const many = createEngine(
    Array.from({ length: 150 }, (_, index) => page(`/guide/p${index}`, `Page ${index}`, [['', 'the same word']])),
  );
  expect(many.search('word').hits).toHaveLength(100);
  expect(many.search('word', { limit: 7 }).hits).toEqual(many.search('word').hits.slice(0, 7));
  expect(many.search('word', { limit: 7, offset: 7 }).hits).toEqual(many.search('word').hits.slice(7, 14));
});

const words =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega';
test('[K-01] an excerpt is about 100 characters long, cut at word boundaries', () => {
  const long = createEngine([page('/guide/long', 'Long', [['', `${words} needle ${words}`]])]);
  const [hit] = long.search('needle').hits;
  expect(hit!.statement.length).toBeGreaterThan(80);
  expect(hit!.statement.length).toBeLessThanOrEqual(102);
  const inside = hit!.statement.replace(/^…|…$/g, '').split(' ');
  expect(inside.every((word) => `${words} needle`.split(' ').includes(word))).toBe(true);
  expect(marked(hit!.statement, hit!.highlights.statement)).toEqual(['needle']);
});

test('[K-01] a full-width character counts as three in an excerpt', () => {
  const han = '一二三四五六七八九十'.repeat(20);
  const [hit] = createEngine([page('/guide/wide', 'Wide', [['', `${han}目标在此${han}`]])]).search('目标在此').hits;
  const shown = hit!.statement.replace(/…/g, '');
  expect(shown).toContain('目标在此');
  expect([...shown].length * 3).toBeGreaterThan(90);
  expect([...shown].length * 3).toBeLessThanOrEqual(100);
});

test('an excerpt shows the part that matches most of the query', () => {
  const [hit] = createEngine([page('/g/x', 'X', [['', `red ${words} ${words} red green blue ${words}`]])]).search(
    'blue red green',
  ).hits;
  expect(marked(hit!.statement, hit!.highlights.statement)).toEqual(['red', 'green', 'blue']);
});
