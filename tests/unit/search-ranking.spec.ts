import { expect, test } from 'playwright/test';
import { createEngine, searchBoth } from '../../search/engine/create-engine.ts';
import { page } from './search-pages.ts';

const filler = Array.from({ length: 8 }, (_, index) =>
  page(`/guide/filler-${index}`, `Filler ${index}`, [['', 'Words about the output of nothing in particular.']]),
);
const linksOf = (pages: ReturnType<typeof page>[], query: string) =>
  createEngine([...pages, ...filler])
    .search(query)
    .hits.map(({ link }) => link);
const firstOf = (pages: ReturnType<typeof page>[], query: string) => linksOf(pages, query)[0];

test('a word in titles counts more than a rarer one that only occurs in body text', () => {
  const pages = [
    page('/guide/prose', 'Stories', [['', 'Nevertheless, albatrosses fly.']]),
    page('/guide/text', 'Letters', [['', 'Nevertheless, decorators fly.']]),
    page('/guide/decorators', 'Decorators', [['', 'How they are read.']]),
  ];
  expect(linksOf(pages, 'albatrosses decorators')).toEqual(['/guide/decorators', '/guide/text', '/guide/prose']);
});

test('a subpath of a package finds pages about the package', () => {
  const pages = [
    page('/guide/async', 'Async', [['', 'An async function is no generator, and has to be lowered.']]),
    page('/guide/helpers', 'Shared code', [['', 'Install @swc/helpers as a dependency.']]),
  ];
  expect(firstOf(pages, "'@swc/helpers/_/_async_to_generator'")).toBe('/guide/helpers');
});

test('a Chinese page is found by the English words in its URL', () => {
  const pages = [
    page('/zh/guide/static-assets', '静态资源', [['', '图片和字体。']]),
    page('/zh/guide/cli', '命令行', [['', '所有参数。']]),
  ];
  expect(firstOf(pages, 'static')).toBe('/zh/guide/static-assets');
});

test('synonyms tolerate typos', () => {
  const pages = [
    page('/guide/env', 'Secrets', [['', 'Files called .env hold values.']]),
    page('/guide/names', 'Names', [['', 'The environment of a test, and its vars.']]),
  ];
  expect(firstOf(pages, 'enviroment variable')).toBe('/guide/env');
});

test('a CLI flag finds its option, then the page that names it, then pages with parts of it', () => {
  const pages = [
    page('/config/dist-path', 'output.distPath', [['', 'Where files go.']]),
    page('/guide/cli', 'Command line', [['', 'Flags of the build: --dist-path']]),
    page('/guide/folder', 'Output folder', [['', 'The output folder holds all files.']]),
    page('/guide/paths', 'Packages', [['', 'Each path leads to a file of dist.']]),
  ];
  expect(linksOf(pages, '--dist-path').slice(0, 2)).toEqual(['/config/dist-path', '/guide/cli']);
});

test("a page with another tool's exact term ranks before its equivalent", () => {
  const pages = [
    page('/config/exclude', 'Excluded packages', [
      ['', 'For autoExternal, exclude names packages. bundledPackages too.'],
    ]),
    page('/guide/migration', 'Moving', [['', 'Instead of noExternal, write something else.']]),
  ];
  expect(firstOf(pages, 'noExternal')).toBe('/guide/migration');
});

test('a tool that no page covers does not lead to pages with parts of its name', () => {
  const pages = [page('/guide/panda', 'Panda', [['', 'How pandas do CSS.']])];
  expect(firstOf(pages, 'panda css')).toBe('/guide/panda');
  expect(firstOf(pages, 'panda-css')).toBeUndefined();
});

test('a corrected name ranks its own heading first, as the name itself does', () => {
  const pages = [
    page('/guide/set', 'Settings', [['tsconfig files', 'More about tsconfig.']]),
    page('/guide/own', 'TypeScript', [['tsconfig', 'What is read.']]),
  ];
  expect(firstOf(pages, 'tsconfig')).toBe('/guide/own#tsconfig');
  expect(firstOf(pages, 'tsconifg')).toBe('/guide/own#tsconfig');
});

test('samples of code are preferred only for words that the text does not know', () => {
  const text = createEngine([page('/guide/text', 'Parse', [['', 'A module to parse.']]), ...filler]);
  const code = createEngine([page('/guide/code', 'Parse', [['', 'parse output module shell flurb']])]);
  const firstOf = (query: string) => searchBoth(text, code, query).hits[0]?.link;
  expect(firstOf('parse module output nothing')).toBe('/guide/text');
  expect(firstOf('parse flurb')).toBe('/guide/code');
  expect(firstOf('parse output module'), 'all of it in one sample').toBe('/guide/text');
});

test('a keyword like the query counts more than its words in several keywords', () => {
  const keywords = [
    ['walk only a dog', 'a format', 'build a house'],
    ['build only one format', 'walk home'],
  ];
  const pages = keywords.map((some, at) => page(`/guide/${at}`, 'Page', [['', 'Text.']], { keywords: some }));
  expect(firstOf(pages, 'build one format')).toBe('/guide/1');
});

test('a homophone is not corrected if that would cut a word of the pages', () => {
  const pinyin = 'shi使始 yong用 kai开';
  const pages = [page('/zh/guide/use', '使用', [], { pinyin }), page('/zh/guide/start', '开始', [])];
  expect(firstOf(pages, '开始用')).toBe('/zh/guide/start');
});
