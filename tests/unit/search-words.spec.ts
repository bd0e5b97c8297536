import { pinyin } from 'pinyin-pro';
import { expect, test } from 'playwright/test';
import { simplify, TRADITIONAL } from '../../search/dictionary/traditional.ts';
import { parseQuery } from '../../search/engine/parse-query.ts';
import { tokenize } from '../../search/engine/tokenize.ts';

/** Whether two characters share a reading, as simplified and traditional variants do. */
const soundsLike = (one: string, other: string) => {
  const sounds = (character: string) => pinyin(character, { toneType: 'none', type: 'array', multiple: true });
  return sounds(one).some((sound) => sounds(other).includes(sound));
};
const termsOf = (text: string) => tokenize(text).map((token) => token.text.toLowerCase());

test('an identifier is indexed whole, by segments and by camelCase parts', () => {
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
    my_value: ['myvalue', 'my', 'value'],
    ES2020: ['es2020', 'es', '2020'],
  };
  for (const [name, terms] of Object.entries(names)) {
    expect(new Set(termsOf(name)), name).toEqual(new Set(terms));
    const isInside = ({ start, length }: { start: number; length: number }) =>
      start >= 0 && start + length <= name.length && length > 0;
    expect(tokenize(name).every(isInside), name).toBe(true);
  }
});

test('Chinese is split into overlapping bigrams, other scripts into words', () => {
  expect(termsOf('类型声明')).toEqual(['类型', '型声', '声明']);
  expect(termsOf('用Rslib打包')).toEqual(['用', 'rslib', '打包']);
  const places = tokenize('声明文件 dts').map(({ script, start, length }) => `${script} ${start} ${length}`);
  expect(places).toEqual(['cjk 0 2', 'cjk 1 2', 'cjk 2 2', 'full 5 3']);
  expect(tokenize('привет')[0]?.script).toBe('cyrillic');
});

test('question words are dropped, unless there are no others', () => {
  const termsOf = (query: string) => parseQuery(query).terms.map(({ text }) => text);
  expect(termsOf('how do I output ESM and CJS')).toEqual(['output', 'esm', 'cjs']);
  expect(termsOf('怎么同时输出 esm 和 cjs')).toEqual(['同时', '输出', 'esm', 'cjs']);
  expect(termsOf('有没有办法把 esm 和 cjs')).toEqual(['esm', 'cjs']);
  expect(termsOf('how to')).toEqual(['how', 'to']);
  expect(termsOf('什么')).toEqual(['什么']);
});

test('a run of Chinese is split at known words', () => {
  const cut = (run: string) => parseQuery(run).words;
  expect(cut('生成类型声明文件')).toEqual(['生成', '类型声明', '文件']);
  expect(cut('怎么共用配置 dts')).toEqual(['共用', '配置', 'dts']);
  expect(cut('葡萄香蕉')).toEqual(['葡萄香蕉']);
  expect(cut('我的样式丢了')).toEqual(['样式', '丢了']);
  expect(cut('类')).toEqual(['类']);
});

test('of files of the reader, a pasted message keeps only their ending', () => {
  const termsOf = (query: string) =>
    parseQuery(query)
      .terms.map(({ text }) => text)
      .join(' ');
  expect(termsOf("src/App.ts:3:21 - TS2307: Cannot find module './ui/Card.vue'")).toBe('ts2307 find module vue');
  expect(termsOf('src/a.ts(3,21) ./utils ../a.module.css')).toBe('modulecss');
});

test('traditional characters are mapped to simplified ones at the same positions', () => {
  expect(simplify('類型聲明檔案 dts')).toBe('类型声明档案 dts');
  expect(simplify('類型声明, declaration')).toBe('类型声明, declaration');
  const wrong = TRADITIONAL.filter(([traditional, simple]) => !soundsLike(traditional, simple));
  expect(TRADITIONAL.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
  expect(new Set(TRADITIONAL.map(([traditional]) => traditional)).size).toBe(TRADITIONAL.length);
});

test('control characters and words beyond the limit are dropped from a query', () => {
  expect(parseQuery('\u001b[31merror\u001b[39m   fail').terms.map(({ text }) => text)).toEqual(['error', 'fail']);
  expect(parseQuery('word '.repeat(500)).terms.length).toBeLessThanOrEqual(32);
});
