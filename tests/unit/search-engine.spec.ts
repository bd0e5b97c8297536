import { expect, test } from 'playwright/test';
import { createEngine } from '../../search/engine/create-engine.ts';
import { documents, marked, page } from './search-pages.ts';

const engine = createEngine(documents);
const linksOf = (query: string) => engine.search(query).hits.map(({ link }) => link);

test('an option is found by its name in every spelling, ahead of pages that mention it', () => {
  const spellings = 'autoExternal,autoexternal,auto-external,auto external,external auto,autoExtrenal,autoEx'.split(
    ',',
  );
  for (const query of [...spellings, 'lib.autoExternal']) {
    expect(linksOf(query)[0], query).toBe('/config/lib/auto-external');
  }
});

test('words match in any order and position, and every one counts', () => {
  for (const query of ['types dependencies', 'dependencies types', 'bundled types dependency'])
    expect(linksOf(query)[0], query).toBe('/guide/dts#bundle');
  expect(linksOf('banner javascript')[0]).toBe('/config/lib/banner#banner-js');
});

test('[K-02] Latin, Chinese and Cyrillic words are found, each in its own index', () => {
  expect(linksOf('extractor')[0]).toBe('/guide/zh#-');
  expect(linksOf('声明')[0]).toBe('/guide/zh');
  expect(linksOf('打包成一个文件')[0]).toBe('/guide/zh#-');
  expect(linksOf('йод')).toEqual(['/guide/ru']);
  expect(linksOf('иод')).toEqual([]);
  expect(linksOf('ёлка')).toEqual(['/guide/ru']);
});

test('[K-02] the last hundred answers are cached, and no more', () => {
  const asked = createEngine(documents);
  const first = asked.search('first');
  for (let index = 1; index < 100; index += 1) asked.search(`other ${index}`);
  expect(asked.search('first')).toBe(first);
  for (let index = 100; index < 200; index += 1) asked.search(`other ${index}`);
  expect(asked.search('first')).not.toBe(first);
});

test('a Chinese title is found by its pinyin', () => {
  for (const query of ['leixing', 'lxsm', 'shengmingwenjian']) expect(linksOf(query)[0], query).toBe('/guide/zh');
  const [hit] = engine.search('leixing').hits;
  expect(marked(hit!.title, hit!.highlights.title)).toEqual(['类型声明']);
});

test('Chinese is found by traditional characters and by homophones', () => {
  expect(linksOf('類型聲明檔案')[0]).toBe('/guide/zh');
  expect(linksOf('声名')[0]).toBe('/guide/zh');
  expect(linksOf('名声')).toEqual([]);
});

test('[V-04] case and accents are ignored, but Korean and Cyrillic keep their combining marks', () => {
  const texts = ['Ångström Việt ＡＰＩ ｄｔｓ１', 'каша ЙОД', '각각 がく', 'naïve Ёж CAFÉ'];
  const found = createEngine(texts.map((text, index) => page(`/guide/${index}`, `Page ${index}`, [['', text]])));
  const answers: Record<string, number[]> = {
    angstrom: [0],
    VIET: [0],
    api: [0],
    dts1: [0],
    йод: [1],
    'и\u0306од': [1],
    иод: [],
    '\u1100\u1161\u11a8각': [2],
    がく: [2],
    かく: [],
    'cafe\u0301': [3],
    naive: [3],
    ёж: [3],
    еж: [],
  };
  for (const [query, pages] of Object.entries(answers)) {
    const links = found.search(query).hits.map(({ link }) => link);
    expect(links, query).toEqual(pages.map((index) => `/guide/${index}`));
  }
});

test('[V-04] capitals, accents and full width change neither the results of a query nor their order', () => {
  const spellings: Record<string, string[]> = {
    autoexternal: ['AUTOEXTERNAL', 'áutoexternal', 'ａｕｔｏｅｘｔｅｒｎａｌ'],
    'bundled types dependency': ['BUNDLED TYPES DEPENDENCY', 'bündléd týpes dépendency'],
    'the banner': ['thé bánner', 'ＴＨＥ banner'],
    'bannr fooder': ['bánnr fóoder'],
  };
  for (const [plain, others] of Object.entries(spellings)) {
    const { hits } = engine.search(plain);
    expect(hits.length, plain).toBeGreaterThan(0);
    for (const query of others) expect(linksOf(query), query).toEqual(hits.map(({ link }) => link));
  }
  const named = [page('/guide/mention', 'Units', [['', 'Ångström ångström.']]), page('/guide/name', 'Ångström', [])];
  for (const query of ['angstrom', 'Ångström', 'Angstro\u0308m'])
    expect(createEngine(named).search(query).hits[0]?.link, query).toBe('/guide/name');
});

test('one typo is tolerated from five letters on, two from nine, none in a known word', () => {
  const words = ['dts', 'shim', 'banner', 'footer', 'federation', 'external', 'module'];
  const found = createEngine(words.map((word) => page(`/guide/${word}`, word, [['', 'Text.']])));
  const meant: Record<string, string[]> = {
    baner: ['banner'],
    bnaenr: [],
    fedreaiton: ['federation'],
    feredaton: [],
    exxternal: ['external'],
    extrenal: ['external'],
    moudle: ['module'],
    shmi: [],
    dst: [],
    footer: ['footer'],
  };
  for (const [query, pages] of Object.entries(meant)) {
    const links = found.search(query).hits.map(({ link }) => link);
    expect(links, query).toEqual(pages.map((word) => `/guide/${word}`));
  }
});

test('plurals and verb forms find each other, and a prefix finds longer words', () => {
  const words = ['declaration', 'bundled', 'alias', 'shim', 'dependency', 'polyfilling'];
  const found = createEngine(words.map((word) => page(`/guide/${word}`, word, [['', 'Text.']])));
  const meant = {
    declarations: 'declaration',
    bundles: 'bundled',
    aliases: 'alias',
    shimming: 'shim',
    dependencies: 'dependency',
    polyfi: 'polyfilling',
  };
  for (const [query, word] of Object.entries(meant))
    expect(found.search(query).hits[0]?.link, query).toBe(`/guide/${word}`);
  expect(found.search('polyfi now').hits).toEqual([]);
  expect(found.search('p').hits).toEqual([]);
});

test('a query without hits gets the nearest titles', () => {
  const { hits, nearest } = engine.search('xbannex');
  expect(hits).toEqual([]);
  expect(nearest.map(({ link }) => link)).toContain('/config/lib/banner');
  expect(engine.search('qqqq').nearest).toEqual([]);
});

test('stop words count less than the words that carry the question', () => {
  const found = createEngine([
    page('/guide/a', 'A', [['', 'Something really different.']]),
    page('/guide/b', 'B', [['', 'All the colours.']]),
  ]);
  expect(found.search('really different colours').hits[0]?.link).toBe('/guide/b');
  expect(found.search('really different').hits[0]?.link).toBe('/guide/a');
});

test('an API name counts more than the Chinese words around it', () => {
  const two = createEngine([
    page('/guide/verb', '一', [['', '转换很多。']]),
    page('/guide/name', '二', [['', '关于 dts。']]),
  ]);
  expect(two.search('dts 转换').hits.map(({ link }) => link)).toEqual(['/guide/name', '/guide/verb']);
});

test("a section's keywords lead to the section, and find its page too", () => {
  const read = (keywords?: string[]) => {
    const styles = page('/guide/a', 'Styles', [
      ['', 'One stylesheet.'],
      ['File name', 'Rename it.'],
    ]);
    Object.assign(styles.toc[0]!, { keywords });
    const other = page('/guide/b', 'Other', [['', 'A css file. It is called so, as is the theme.']]);
    return createEngine([other, styles])
      .search('css called theme')
      .hits.map(({ link }) => link);
  };
  expect(read()).toEqual(['/guide/b']);
  expect(read(['css called theme'])).toEqual(['/guide/a#file-name', '/guide/a', '/guide/b']);
});

test("a page's keywords are matched phrase by phrase", () => {
  const found = createEngine([
    page('/guide/a', 'A', [['', 'One.']], { keywords: ['swap the engine', 'round wheels'] }),
    page('/guide/b', 'B', [['', 'Two.']], { keywords: ['a new engine', 'swap wheels'] }),
  ]);
  expect(found.search('swap wheels').hits[0]?.link).toBe('/guide/b');
  expect(found.search('swap engine').hits[0]?.link).toBe('/guide/a');
});
