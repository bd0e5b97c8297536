import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Pinyin } from '../../search/engine/pinyin.ts';
import { pinyinTable, readingsOf } from '../../search/pinyin-table.ts';
import { page } from './search-pages.ts';

function pinyinOf(text: string): string {
  return readingsOf(text)
    .map(([, syllable]) => syllable)
    .join(' ');
}

test('a Chinese text is transcribed character by character', () => {
  expect(pinyinOf('类型声明文件')).toBe('lei xing sheng ming wen jian');
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

/** Replaces pinyin by words of the dictionary, on pages that do not contain it. */
function corrected(typed: string): string {
  const table = 'lei类 xing型 sheng声 ming明 wen文 jian件 chong重 zhong重 ding定 xiang向';
  return new Pinyin(table, []).correct(typed, () => false);
}

test('pinyin is replaced by the words that it spells: in full, by initials, or unfinished', () => {
  const meant: Record<string, string> = {
    leixing: '类型',
    LeiXing: '类型',
    wenjian: '文件',
    leixingwenjian: '类型文件',
    lxsm: '类型声明',
    leixingsh: '类型声明',
    'dts wenjian': 'dts 文件',
    chongdingxiang: '重定向',
    zhongdingxiang: '重定向',
  };
  for (const [typed, words] of Object.entries(meant)) expect(corrected(typed), typed).toBe(words);
});

test('letters that spell no word stay as they are', () => {
  for (const typed of ['', ' ', 'le', 'lei', 'leixingx', 'xl', 'eixing', '类型', 'wenjianjia', 'dts'])
    expect(corrected(typed), typed).toBe(typed);
});
