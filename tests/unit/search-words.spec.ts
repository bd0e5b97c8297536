import { expect, test } from '@playwright/test';
import { pinyin } from 'pinyin-pro';
import { cutRun } from '../../search/engine/cut-run.ts';
import { editDistance } from '../../search/engine/edit-distance.ts';
import { foldWord } from '../../search/engine/fold-word.ts';
import { readQuery } from '../../search/engine/read-query.ts';
import { rememberLatest } from '../../search/engine/remember-latest.ts';
import { simplify, TRADITIONAL } from '../../search/engine/simplify.ts';
import { tokenise } from '../../search/engine/tokenise.ts';
import { Vocabulary } from '../../search/engine/vocabulary.ts';

/** Whether two characters have a sound in common, which one written in two ways has. */
const soundsLike = (one: string, other: string) => {
  const sounds = (character: string) => pinyin(character, { toneType: 'none', type: 'array', multiple: true });
  return sounds(one).some((sound) => sounds(other).includes(sound));
};
const termsOf = (text: string) => tokenise(text).map(({ term }) => term);

test('[V-04] words are compared in lower case and without accents, but Korean and Cyrillic keep theirs', () => {
  const folded: Record<string, string> = {
    CAFÉ: 'cafe',
    'cafe\u0301': 'cafe',
    Ångström: 'angstrom',
    Việt: 'viet',
    ＡＰＩ: 'api',
    ｄｔｓ１: 'dts1',
    ЙОД: 'йод',
    'и\u0306од': 'йод',
    ёлка: 'ёлка',
    각: '각',
    '\u1100\u1161\u11a8': '각',
    がく: 'がく',
    类型: '类型',
  };
  for (const [word, form] of Object.entries(folded)) expect(foldWord(word), word).toBe(form);
});

test('[V-04] an accent counts in one word and not in the next: each word is folded by itself', () => {
  expect(termsOf('naïve Ёж CAFÉ')).toEqual(['naive', 'ёж', 'cafe']);
});

test('a name is found whole, by its segments and by its humps', () => {
  const names: Record<string, string[]> = {
    autoExternal: ['autoexternal', 'auto', 'external'],
    'auto-external': ['autoexternal', 'auto', 'external'],
    'output.distPath': ['outputdistpath', 'output', 'distpath', 'dist', 'path'],
    '@rslib/core': ['rslibcore', 'rslib', 'core'],
    'import.meta.url': ['importmetaurl', 'import', 'meta', 'url'],
    UMDName: ['umdname', 'umd', 'name'],
    __dirname: ['dirname'],
    'd.ts': ['dts', 'd', 'ts'],
    '--dts': ['--dts', 'dts'],
    ES2020: ['es2020', 'es', '2020'],
  };
  for (const [name, terms] of Object.entries(names)) {
    expect(new Set(termsOf(name)), name).toEqual(new Set(terms));
    expect(
      tokenise(name).every(({ start, length }) => start >= 0 && start + length <= name.length && length > 0),
      name,
    ).toBe(true);
  }
});

test('Chinese is cut into pairs that overlap, beside words of other scripts', () => {
  expect(termsOf('类型声明')).toEqual(['类型', '型声', '声明']);
  expect(termsOf('用Rslib打包')).toEqual(['用', 'rslib', '打包']);
  expect(tokenise('声明文件 dts').map(({ script, start, length }) => [script, start, length])).toEqual([
    ['cjk', 0, 2],
    ['cjk', 1, 2],
    ['cjk', 2, 2],
    ['full', 5, 3],
  ]);
  expect(tokenise('привет')[0]?.script).toBe('cyrillic');
});

test('a mistake is a letter too many, too few, another, or two swapped', () => {
  const distances: [string, string, number][] = [
    ['external', 'external', 0],
    ['extrenal', 'external', 1],
    ['exernal', 'external', 1],
    ['exxternal', 'external', 1],
    ['externel', 'external', 1],
    ['moudle', 'module', 1],
    ['federaton', 'federation', 1],
    ['feredaton', 'federation', 3],
  ];
  for (const [typed, meant, distance] of distances)
    expect(editDistance(typed, meant, 2), typed).toBe(Math.min(distance, 3));
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});

test('one mistake is forgiven from five letters on, two from nine, none in a word that exists', () => {
  const vocabulary = new Vocabulary(['dts', 'shim', 'banner', 'footer', 'federation', 'declaration', 'declare']);
  const meant = (typed: string) => vocabulary.alternativesOf(typed, false, false).map(({ term }) => term);
  expect(meant('baner')).toEqual(['banner']);
  expect(meant('bnaenr')).toEqual([]);
  expect(meant('fedreaiton')).toEqual(['federation']);
  expect(meant('shmi')).toEqual([]);
  expect(meant('dst')).toEqual([]);
  expect(meant('footer')).toEqual(['footer']);
});

test('plurals and forms of verbs find each other, and an unfinished word finds longer ones', () => {
  const vocabulary = new Vocabulary(['declaration', 'bundled', 'alias', 'aliases', 'polyfill', 'polyfilling']);
  const meant = (typed: string, isUnfinished: boolean) =>
    vocabulary.alternativesOf(typed, isUnfinished, false).map(({ term }) => term);
  expect(meant('declarations', false)).toEqual(['declaration']);
  expect(meant('bundles', false)).toEqual(['bundled']);
  expect(meant('polyfi', false)).toEqual([]);
  expect(meant('polyfi', true)).toEqual(['polyfill', 'polyfilling']);
  expect(meant('p', true)).toEqual([]);
});

test('words of questions are left out, unless there are no others', () => {
  const unitsOf = (query: string) => readQuery(query).units.map(({ text }) => text);
  expect(unitsOf('how do I output ESM and CJS')).toEqual(['output', 'esm', 'cjs']);
  expect(unitsOf('怎么同时输出 esm 和 cjs')).toEqual(['同时', '输出', 'esm', 'cjs']);
  expect(unitsOf('有没有办法在 esm 里用 cjs')).toEqual(['esm', 'cjs']);
  expect(unitsOf('how to')).toEqual(['how', 'to']);
  expect(unitsOf('什么')).toEqual(['什么']);
});

test('a run of Chinese is cut at words that we know, and where the pages put no characters together', () => {
  const pages: Record<string, number> = { 仓库: 0.9, 个仓: 0.02, 几个: 0.4, 共用: 0.5, 字段: 0.8, 响扩: 0.01, 影响: 1 };
  const cut = (run: string) => cutRun(run, (pair) => pages[pair] ?? 0).map(({ text, start }) => `${start}${text}`);
  expect(cut('生成类型声明文件')).toEqual(['0生成', '2类型声明', '6文件']);
  expect(cut('几个仓库想共用配置')).toEqual(['0几个', '2仓库', '4想', '5共用', '7配置']);
  expect(cut('字段影响扩展名')).toEqual(['0字段', '2影响', '4扩展名']);
  expect(cut('葡萄香蕉')).toEqual(['0葡萄香蕉']);
  expect(cut('类')).toEqual(['0类']);
  expect(cut('')).toEqual([]);
});

test('traditional characters are read as the simplified ones, each in its place', () => {
  expect(simplify('類型聲明檔案 dts')).toBe('类型声明档案 dts');
  expect(simplify('類型声明, declaration')).toBe('类型声明, declaration');
  const wrong = TRADITIONAL.filter(([traditional, simple]) => !soundsLike(traditional, simple));
  expect(TRADITIONAL.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
  expect(new Set(TRADITIONAL.map(([traditional]) => traditional)).size).toBe(TRADITIONAL.length);
});

test('a query of any kind can be read', () => {
  for (const query of [
    '',
    ' ',
    '\u0000',
    '\ud800',
    '<script>',
    '((((',
    '\\',
    '--',
    '.',
    '@',
    '"',
    'a'.repeat(5000),
    '类'.repeat(5000),
    '🙂 👩‍👩‍👧',
    '𠮷𠮷𠮷类𠮷',
  ]) {
    expect(() => readQuery(query), JSON.stringify(query.slice(0, 20))).not.toThrow();
  }
  expect(readQuery('\u001b[31merror\u001b[39m   fail').units.map(({ text }) => text)).toEqual(['error', 'fail']);
  expect(readQuery('word '.repeat(500)).units.length).toBeLessThanOrEqual(32);
});

test('the latest results are kept, and the one that was asked for longest ago goes first', () => {
  const computed: string[] = [];
  const remembered = rememberLatest(2, (key) => {
    computed.push(key);
    return key.toUpperCase();
  });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(remembered)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
});
