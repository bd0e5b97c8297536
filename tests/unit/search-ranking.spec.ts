import { expect, test } from '@playwright/test';
import { engineOf, page } from './search-pages.ts';

const filler = Array.from({ length: 8 }, (_, index) =>
  page(`/guide/filler-${index}`, `Filler ${index}`, [['', 'Words about the output of nothing in particular.']]),
);
const firstOf = (pages: ReturnType<typeof page>[], query: string) =>
  engineOf([...pages, ...filler]).search(query).hits[0]?.link;

test('a word that titles have tells more than a rarer one that only running text has', () => {
  const pages = [
    page('/guide/prose', 'Stories', [['', 'Nevertheless, albatrosses fly.']]),
    page('/guide/text', 'Letters', [['', 'Nevertheless, decorators fly.']]),
    page('/guide/decorators', 'Decorators', [['', 'How they are read.']]),
  ];
  const links = engineOf([...pages, ...filler])
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

test('a flag finds the option that it sets, then the page that names it, before pages with its parts', () => {
  const pages = [
    page('/config/dist-path', 'output.distPath', [['', 'Where files go.']]),
    page('/guide/cli', 'Command line', [['', 'Flags of the build: --dist-path']]),
    page('/guide/folder', 'Output folder', [['', 'The output folder holds all files.']]),
    page('/guide/paths', 'Packages', [['', 'Each path leads to a file of dist.']]),
  ];
  const links = engineOf([...pages, ...filler])
    .search('--dist-path')
    .hits.map(({ link }) => link);
  expect(links.slice(0, 2)).toEqual(['/config/dist-path', '/guide/cli']);
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
