import { expect, test } from '@playwright/test';
import { createEngine } from '../../search/engine/create-engine.ts';
import { phraseShare, wordsIn } from '../../search/engine/phrase-share.ts';
import { page } from './search-pages.ts';

const filler = Array.from({ length: 8 }, (_, index) =>
  page(`/guide/filler-${index}`, `Filler ${index}`, [['', 'Words about the output of nothing in particular.']]),
);
const firstOf = (pages: ReturnType<typeof page>[], query: string) =>
  createEngine([...pages, ...filler]).search(query).hits[0]?.link;

test('a word that titles have tells more than a rarer one that only running text has', () => {
  const pages = [
    page('/guide/prose', 'Stories', [['', 'Nevertheless, albatrosses fly.']]),
    page('/guide/text', 'Letters', [['', 'Nevertheless, decorators fly.']]),
    page('/guide/decorators', 'Decorators', [['', 'How they are read.']]),
  ];
  const links = createEngine([...pages, ...filler])
    .search('albatrosses decorators')
    .hits.map(({ link }) => link);
  expect(links).toEqual(['/guide/decorators', '/guide/text', '/guide/prose']);
});

test('a path into a package finds what is said of the package', () => {
  const pages = [
    page('/guide/async', 'Async', [['', 'An async function is no generator, and has to be lowered.']]),
    page('/guide/helpers', 'Shared code', [['', 'Install @swc/helpers as a dependency.']]),
  ];
  expect(firstOf(pages, "'@swc/helpers/_/_async_to_generator'")).toBe('/guide/helpers');
});

test('a page in Chinese is found by the English words of its address', () => {
  const pages = [
    page('/zh/guide/static-assets', '静态资源', [['', '图片和字体。']]),
    page('/zh/guide/cli', '命令行', [['', '所有参数。']]),
  ];
  expect(firstOf(pages, 'static')).toBe('/zh/guide/static-assets');
});

test('what readers call a thing is known with a typing mistake in it, too', () => {
  const pages = [
    page('/guide/env', 'Secrets', [['', 'Files called .env hold values.']]),
    page('/guide/names', 'Names', [['', 'The environment of a test, and its vars.']]),
  ];
  expect(firstOf(pages, 'enviroment variable')).toBe('/guide/env');
});

test('a pasted message finds the page that has it word for word, before one whose heading is the first part of it', () => {
  const pages = [
    page('/guide/json', 'Data', [['Cannot read properties of undefined', 'A default import is missing.']]),
    page('/guide/upgrade', 'News', [
      ['Old versions', "They end with: Cannot read properties of undefined (reading 'fileExists'). Take a new one."],
    ]),
    page('/guide/files', 'Files', [
      ['', 'Whether a file exists is read from properties that are undefined. You cannot.'],
    ]),
  ];
  const message = "Cannot read properties of undefined (reading 'fileExists')";
  expect(firstOf(pages, message)).toBe('/guide/upgrade#old-versions');
});

test('words as typed count more than the same words in another order, in Chinese too', () => {
  const pages = [
    page('/guide/apart', 'Apart', [['', 'Levels of a build log, all of them silent.']]),
    page('/guide/just-so', 'Just so', [['', 'Of levels, silent build log is one, all of them.']]),
    page('/zh/apart', '甲', [['', '目录产物在别处，结构另说。']]),
    page('/zh/just-so', '乙', [['', '别处另说，产物目录结构在。']]),
  ];
  expect(firstOf(pages, 'silent build log')).toBe('/guide/just-so');
  expect(firstOf(pages, '产物 目录 结构')).toBe('/zh/just-so');
});

test('a phrase is two words or more, and as much of the query as they weigh', () => {
  const text = wordsIn('The silent build-log, 产物目录。');
  const share = (words: string[], weights: number[]) => phraseShare(text, words.map(wordsIn), weights);
  expect(share(['silent'], [1])).toBe(0);
  expect(share(['log', 'silent'], [1, 1])).toBe(0);
  expect(share(['silent', 'build', 'tool'], [3, 2, 5])).toBe(0.5);
  expect(share(['build.log', '产物目录'], [1, 2])).toBe(1);
  expect(share(['the', 'silent'], [0, 0])).toBe(0);
});

test('a flag finds the option that it sets, then the page that tells of flags, before pages with its parts', () => {
  const row = '--dist-path · output.distPath';
  const pages = [
    page('/config/dist-path', 'output.distPath', [['', 'Where files go.']]),
    page('/guide/cli', 'Command line', [['', `Flags of the build.\n\n${row}`]], {
      pointers: [['Flags of the build.\n\n'.length, '/config/dist-path']],
    }),
    page('/guide/folder', 'Output folder', [['', 'The output folder holds all files.']]),
    page('/guide/paths', 'Paths into dist', [['', 'Each path leads to a file of dist.']]),
  ];
  const linksOf = (query: string) =>
    createEngine([...pages, ...filler])
      .search(query)
      .hits.map(({ link }) => link);
  expect(linksOf('--dist-path').slice(0, 2)).toEqual(['/config/dist-path', '/guide/cli']);
  expect(linksOf('dist path').indexOf('/guide/paths')).toBe(1);
});

test('the very name that another tool has is found before what does its job', () => {
  const pages = [
    page('/config/exclude', 'Excluded packages', [
      ['', 'For autoExternal, exclude names packages. bundledPackages too.'],
    ]),
    page('/guide/migration', 'Moving', [['', 'Instead of noExternal, write something else.']]),
  ];
  expect(firstOf(pages, 'noExternal')).toBe('/guide/migration');
});
