import { expect, test } from '@playwright/test';
import { createEngine } from '../../theme/search/engine/create-engine.ts';
import type { SearchDocument, SearchHit } from '../../theme/search/types.ts';

/** A page of sections, each a heading and its text; the first has no heading. */
function page(
  routePath: string,
  title: string,
  sections: [heading: string, text: string][],
  more: Partial<SearchDocument> = {},
): SearchDocument {
  let content = '';
  const toc: SearchDocument['toc'] = [];
  for (const [heading, text] of sections) {
    if (heading) {
      content += content && '\n\n';
      toc.push({ id: heading.toLowerCase().replace(/\W+/g, '-'), depth: 2, charIndex: content.length });
      content += heading;
    }
    content += (content && '\n\n') + text;
  }
  return { id: routePath, title, content, toc, routePath, domain: routePath.split('/')[1] ?? '', ...more };
}

const documents = [
  page('/config/lib/auto-external', 'lib.autoExternal', [
    ['', 'Decides which packages stay imports.'],
    ['Usage', 'Set it to false, and everything is bundled. Réglage of café options.'],
  ]),
  page('/config/lib/banner', 'lib.banner', [
    ['', 'Puts text at the top of files.'],
    ['banner.js', 'For JavaScript alone.'],
  ]),
  page('/guide/dts', 'Declaration files', [
    ['', 'How to bundle types.'],
    ['Bundle', 'Types of dependencies are bundled, by lib.dts too. autoExternal decides.'],
  ]),
  page(
    '/guide/zh',
    '类型声明文件',
    [
      ['', '如何生成类型。'],
      ['打包声明', '把所有 d.ts 打包成一个文件，需要 API Extractor。'],
    ],
    { sounds: 'lei类 xing型 sheng声 ming名明 wen文 jian件 da打 bao包' },
  ),
  page('/guide/ru', 'Кириллица', [['', 'Ёлка и йод.']]),
];
const engine = createEngine(documents);
const linksOf = (query: string) => engine.search(query).hits.map(({ link }) => link);
const marked = (text: string, ranges: SearchHit['highlights']['title']) =>
  ranges.map(({ start, length }) => text.slice(start, start + length));

test('an option is found by its name in every spelling, before pages that mention it', () => {
  for (const query of [
    'autoExternal',
    'autoexternal',
    'auto-external',
    'auto external',
    'lib.autoExternal',
    'external auto',
    'autoExtrenal',
    'autoEx',
  ]) {
    expect(linksOf(query)[0], query).toBe('/config/lib/auto-external');
  }
});

test('words may stand apart and in any order, and every one of them counts', () => {
  for (const query of ['types dependencies', 'dependencies types', 'bundled types dependency'])
    expect(linksOf(query)[0], query).toBe('/guide/dts#bundle');
  expect(linksOf('banner javascript')[0]).toBe('/config/lib/banner#banner-js');
});

test('[K-02] Latin, Chinese and Cyrillic words are found, each by an index of its own', () => {
  expect(linksOf('extractor')[0]).toBe('/guide/zh#-');
  expect(linksOf('声明')[0]).toBe('/guide/zh');
  expect(linksOf('打包成一个文件')[0]).toBe('/guide/zh#-');
  expect(linksOf('йод')).toEqual(['/guide/ru']);
  expect(linksOf('иод')).toEqual([]);
  expect(linksOf('ёлка')).toEqual(['/guide/ru']);
});

test('[K-02] the latest hundred answers are kept, and no more', () => {
  const asked = createEngine(documents);
  const first = asked.search('first');
  for (let index = 1; index < 100; index += 1) asked.search(`other ${index}`);
  expect(asked.search('first')).toBe(first);
  for (let index = 100; index < 200; index += 1) asked.search(`other ${index}`);
  expect(asked.search('first')).not.toBe(first);
});

test('a Chinese title is found by its sound', () => {
  for (const query of ['leixing', 'lxsm', 'lei xing', 'shengmingwenjian'])
    expect(linksOf(query)[0], query).toBe('/guide/zh');
  const [hit] = engine.search('leixing').hits;
  expect(marked(hit!.title, hit!.highlights.title)).toEqual(['类型']);
});

test('Chinese is found with traditional characters, and with others of the same sound', () => {
  expect(linksOf('類型聲明檔案')[0]).toBe('/guide/zh');
  expect(linksOf('声名')[0]).toBe('/guide/zh');
  expect(linksOf('名声')).toEqual([]);
});

test('[E-06] a hit tells its type, title, header, link, query, group, and what matched in each text', () => {
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

test('[K-01] a hundred hits without a limit, from the first on', () => {
  const many = createEngine(
    Array.from({ length: 150 }, (_, index) => page(`/guide/p${index}`, `Page ${index}`, [['', 'the same word']])),
  );
  expect(many.search('word').hits).toHaveLength(100);
  expect(many.search('word', { limit: 7 }).hits).toEqual(many.search('word').hits.slice(0, 7));
  expect(many.search('word', { limit: 7, offset: 7 }).hits).toEqual(many.search('word').hits.slice(7, 14));
});

const words =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega';
test('[K-01] an excerpt is about 100 characters long, cut at words', () => {
  const long = createEngine([page('/guide/long', 'Long', [['', `${words} needle ${words}`]])]);
  const [hit] = long.search('needle').hits;
  expect(hit!.statement.length).toBeGreaterThan(80);
  expect(hit!.statement.length).toBeLessThanOrEqual(102);
  const inside = hit!.statement.replace(/^…|…$/g, '').split(' ');
  expect(inside.every((word) => `${words} needle`.split(' ').includes(word))).toBe(true);
  expect(marked(hit!.statement, hit!.highlights.statement)).toEqual(['needle']);
});

test('[K-01] in an excerpt a wide character counts as three', () => {
  const han = '一二三四五六七八九十'.repeat(20);
  const [hit] = createEngine([page('/guide/wide', 'Wide', [['', `${han}目标在此${han}`]])]).search('目标在此').hits;
  const shown = hit!.statement.replace(/…/g, '');
  expect(shown).toContain('目标在此');
  expect([...shown].length * 3).toBeGreaterThan(90);
  expect([...shown].length * 3).toBeLessThanOrEqual(100);
});

test('an excerpt shows the part with most of the query', () => {
  const [hit] = createEngine([page('/g/x', 'X', [['', `red ${words} ${words} red green blue ${words}`]])]).search(
    'blue red green',
  ).hits;
  expect(marked(hit!.statement, hit!.highlights.statement)).toEqual(['red', 'green', 'blue']);
});

test('a search can be kept to one part of the site', () => {
  expect(engine.search('bundled', { scope: 'guide' }).hits.every(({ link }) => link.startsWith('/guide/'))).toBe(true);
  expect(engine.search('bundled', { scope: 'config' }).hits.map(({ link }) => link)).toEqual([
    '/config/lib/auto-external#usage',
  ]);
});

test('where nothing is found, the nearest titles are named', () => {
  const { hits, nearest } = engine.search('xbannex');
  expect(hits).toEqual([]);
  expect(nearest.map(({ link }) => link)).toContain('/config/lib/banner');
  expect(engine.search('qqqq').nearest).toEqual([]);
});

test('a line about another place counts there, and little where it stands', () => {
  const table = 'Unexpected frobnication \u00b7 see there';
  const found = createEngine([
    page('/guide/faq', 'Questions', [['Messages', table]], { pointers: [[10, '/guide/answer#cause']] }),
    page('/guide/answer', 'Answer', [
      ['', 'Begin.'],
      ['Cause', 'It is caused by something.'],
    ]),
  ]);
  expect(found.search('unexpected frobnication').hits.map(({ link }) => link)).toEqual([
    '/guide/answer#cause',
    '/guide/faq#messages',
  ]);
});

test('words of any sentence count less than those that tell what is asked', () => {
  const found = createEngine([
    page('/guide/a', 'A', [['', 'Something really different.']]),
    page('/guide/b', 'B', [['', 'All the colours.']]),
  ]);
  expect(found.search('really different colours').hits[0]?.link).toBe('/guide/b');
  expect(found.search('really different').hits[0]?.link).toBe('/guide/a');
});

test('a name counts more than the Chinese words around it', () => {
  const two = createEngine([
    page('/guide/verb', '一', [['', '转换很多。']]),
    page('/guide/name', '二', [['', '关于 dts。']]),
  ]);
  expect(two.search('dts 转换').hits.map(({ link }) => link)).toEqual(['/guide/name', '/guide/verb']);
});

test('what readers say for a page is read phrase by phrase', () => {
  const found = createEngine([
    page('/guide/a', 'A', [['', 'One.']], { keywords: ['swap the engine', 'round wheels'] }),
    page('/guide/b', 'B', [['', 'Two.']], { keywords: ['a new engine', 'swap wheels'] }),
  ]);
  expect(found.search('swap wheels').hits[0]?.link).toBe('/guide/b');
  expect(found.search('swap engine').hits[0]?.link).toBe('/guide/a');
});

test('hostile queries are answered', () => {
  for (const query of [
    '',
    '   ',
    '<img onerror=alert(1)>',
    '.*',
    '\ud800',
    '🙂',
    '__proto__',
    'constructor',
    'x'.repeat(10_000),
    '类'.repeat(3000),
  ]) {
    expect(() => engine.search(query), query.slice(0, 20)).not.toThrow();
  }
});
