import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Pinyin } from '../../search/engine/pinyin.ts';
import { pinyinTable, readingsOf } from '../../search/pinyin-table.ts';
import { page } from './search-pages.ts';

const declarations = '类型声明文件';

function pinyinOf(text: string): string {
  return readingsOf(text)
    .map(([, syllable]) => syllable)
    .join(' ');
}

/** The part of a text that typed letters match, if any. */
function found(text: string, typed: string): string | undefined {
  const table = readingsOf(text).map(([character, syllable]) => syllable + character);
  const [range] = new Pinyin(table.join(' '), []).highlight(text, typed);
  return range && text.slice(range.start, range.start + range.length);
}

test('a Chinese text is transcribed character by character', () => {
  expect(pinyinOf(declarations)).toBe('lei xing sheng ming wen jian');
  expect(readingsOf('用 Rslib')).toEqual([['用', 'yong']]);
  expect(pinyinOf('TS5011：缺少 rootDir')).toBe('que shao');
  expect(pinyinOf('被忽略的绿色')).toBe('bei hu lue de lv se');
});

test('text without Chinese has no pinyin', () => {
  for (const text of ['', 'lib.dts', 'Node.js', 'モジュール', '???']) expect(readingsOf(text), text).toEqual([]);
});

test('the pinyin table of a language lists each syllable once', () => {
  const headed = (title: string, ...headings: string[]) =>
    page('/', title, [['', ''], ...headings.map((heading): [string, string] => [heading, ''])]);
  expect(pinyinTable([headed('类型', '类型声明'), headed('声明文件'), headed('Rslib', '声明', '生成')])).toBe(
    'cheng成 jian件 lei类 ming明 sheng声生 wen文 xing型',
  );
  expect(pinyinTable([headed('重要', '重定向')]), 'a character with two readings').toBe(
    'chong重 ding定 xiang向 yao要 zhong重',
  );
  expect(pinyinTable([headed('Rslib')])).toBe('');
});

test('a character with two readings is found by both', () => {
  for (const typed of ['zhongyao', 'chongyao'])
    expect(new Pinyin('zhong重 chong重 yao要', []).highlight('重要', typed)).toEqual([{ start: 0, length: 2 }]);
});

test('characters with several readings have the one used in technical terms', () => {
  const readings = {
    命令行与配置文件: 'ming ling hang yu pei zhi wen jian',
    逐行: 'zhu hang',
    数组长度: 'shu zu chang du',
    运行目标: 'yun xing mu biao',
    重定向: 'chong ding xiang',
    重要: 'zhong yao',
    调试: 'tiao shi',
    调用: 'diao yong',
    模块: 'mo kuai',
    加载器: 'jia zai qi',
    为什么: 'wei shen me',
    单个查询: 'dan ge cha xun',
    差异: 'cha yi',
    长度: 'chang du',
    垫片: 'dian pian',
  };
  for (const [text, sound] of Object.entries(readings)) expect(pinyinOf(text), text).toBe(sound);
});

test('every Chinese character in our titles and headings has a reading', () => {
  const files = readdirSync('docs/zh', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const texts = files.map((file) => readFileSync(`docs/zh/${file}`, 'utf8').replace(/^```.*?^```/gms, ''));
  const headings = texts.flatMap((text) =>
    [...text.matchAll(/^(?:#+|title:) (.+?)(?: \\\{#.*)?$/gm)].map((match) => match[1] ?? ''),
  );
  const readings = headings.flatMap(readingsOf);
  expect(readings.length).toBeGreaterThan(1000);
  const isReading = (reading: readonly string[]) => /^\p{Script=Han} [a-z]+$/u.test(reading.join(' '));
  expect(readings.filter((reading) => !isReading(reading))).toEqual([]);
});

const spellings: Record<string, string> = {
  leixing: '类型',
  LeiXing: '类型',
  "lei'xing": '类型',
  leixingshengming: '类型声明',
  wenjian: '文件',
  lxsm: '类型声明',
  lxsmwj: declarations,
  lxshengming: '类型声明',
  lxshmwj: declarations,
  leix: '类型',
  leixings: '类型声',
};
test('a Chinese text is found by its syllables, their initials, and a mix of both', () => {
  for (const [typed, part] of Object.entries(spellings)) expect(found(declarations, typed), typed).toBe(part);
});

test('letters that match no reading of the text find nothing', () => {
  for (const typed of ['', ' ', 'le', 'shen', 'leixingx', 'xl', 'eixing', '类型', 'wenjianjia', 'dts']) {
    expect(found(declarations, typed), typed).toBeUndefined();
  }
});

test('a Latin word between Chinese is found together with its neighbors, complete or as a prefix', () => {
  expect(found('读取 package.json', 'duqupackage')).toBe('读取 package');
  expect(found('读取 package.json', 'qupack')).toBe('取 package');
  expect(found('配置 Rslib', 'pzrslib')).toBe('配置 Rslib');
  expect(found('读取 package.json', 'packagejson')).toBeUndefined();
  expect(found('为 Node.js 构建', 'wnjgj')).toBeUndefined();
});

test('both spellings of ü are found, and an ambiguous syllable boundary is tried both ways', () => {
  for (const typed of ['hulue', 'hulve', 'hulüe']) expect(found('被忽略的键', typed), typed).toBe('忽略');
  expect(found('绿色', 'lvse')).toBe('绿色');
  expect(found('西安', 'xian')).toBe('西安');
  expect(found('先', 'xian')).toBe('先');
});
