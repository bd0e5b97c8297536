import { expect, test } from 'playwright/test';
import { Pinyin } from '../../search/engine/pinyin.ts';
import { pinyinTable } from '../../search/pinyin-table.ts';
import { page } from './search-pages.ts';

const tableOf = (title: string, ...headings: string[]) =>
  pinyinTable([page('/', title, [['', ''], ...headings.map((heading): [string, string] => [heading, ''])])]);

test('the pinyin table of a language lists each syllable once, and a character with all its readings', () => {
  expect(tableOf('类型', '类型声明', '声明 Rslib')).toBe('lei类 ming明 sheng声 xing型');
  expect(tableOf('重要')).toBe('chong重 yao要 zhong重');
  expect(tableOf('省略')).toContain('lue略');
});

test('text without Chinese has no pinyin', () => {
  for (const title of ['', 'lib.dts', 'Node.js', 'モジュール', '???']) expect(tableOf(title), title).toBe('');
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
