import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { EVERYDAY } from '../../search/dictionary/everyday-words.ts';
import { OTHER_NAMES, TOPICS } from '../../search/dictionary/other-names.ts';
import { GROUPS, type Row } from '../../search/dictionary/synonyms.ts';
import { expandSynonyms, keyOf, readRow, synonymsOf } from '../../search/engine/expand-synonyms.ts';
import { type Lang, langs } from '../../shared/languages.ts';

const rows: readonly Row[] = [...GROUPS, ...OTHER_NAMES, ...TOPICS, ...EVERYDAY];
const HAN = /^\p{Script=Han}+$/u;
const isHan = (word: string) => /\p{Script=Han}/u.test(word);

/** The texts of all searchable pages. */
function readPages(language: Lang): string[] {
  const files = readdirSync(`docs/${language}`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  const texts = files.map((file) => readFileSync(`docs/${language}/${file}`, 'utf8').toLowerCase());
  return texts.filter((text) => !/^search: false$/m.test(text));
}

const pages = { en: readPages('en'), zh: readPages('zh') };

/** Whether a page has all words of a phrase: Latin ones as whole words, Chinese ones anywhere. */
function isOnAPage(phrase: string, language: Lang): boolean {
  const patterns = phrase.split(' ').map((word) => {
    const text = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(isHan(word) ? text : `(?<![a-z0-9])${text}(?![a-z0-9])`);
  });
  return pages[language].some((text) => patterns.every((pattern) => pattern.test(text)));
}

test('every synonym target is on a page in its language', () => {
  const words = rows.flatMap((row) => readRow(row).pages);
  expect(words.length).toBeGreaterThan(200);
  expect(words.filter((word) => !isOnAPage(word, isHan(word) ? 'zh' : 'en'))).toEqual([]);
});

test('every row finds pages in both languages', () => {
  for (const language of langs) {
    const lost = rows
      .map((row) => readRow(row).pages)
      .filter((words) => !words.some((word) => isOnAPage(word, language)));
    expect(lost, language).toEqual([]);
  }
});

test('no word is in two rows, or in a row twice', () => {
  const places = new Map<string, string[]>();
  for (const [number, row] of rows.entries()) {
    const { pages: ours, readers } = readRow(row);
    const keys = number < GROUPS.length ? [...new Set(ours.map(keyOf)), ...readers.map(keyOf)] : readers.map(keyOf);
    for (const key of keys) places.set(key, [...(places.get(key) ?? []), String(row)]);
  }
  expect(places.size).toBeGreaterThan(400);
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([]);
});

test('the tables are small enough to send to every reader', () => {
  const sizeOf = (file: string) => brotliCompressSync(readFileSync(`search/dictionary/${file}`)).length;
  expect(sizeOf('synonyms.ts') + sizeOf('other-names.ts')).toBeLessThan(5_800);
  expect(sizeOf('everyday-words.ts')).toBeLessThan(2_000);
});

test('at least 80 terms are known in English and in Chinese, in both directions', () => {
  const pairs = GROUPS.map((row) => readRow(row).pages).flatMap((words) => {
    const [english, chinese] = [words.find((word) => !isHan(word)), words.find((word) => HAN.test(word))];
    return english && chinese ? [[english, chinese] as const] : [];
  });
  expect(pairs.length).toBeGreaterThanOrEqual(80);
  for (const [english, chinese] of pairs) {
    expect(synonymsOf(english)?.words, english).toContain(chinese);
    expect(synonymsOf(chinese)?.words, chinese).toContain(english);
  }
});

test("another tool's option name finds ours in every spelling", () => {
  const spellings = 'noExternal,noexternal,no-external,no external,no externals'.split(',');
  for (const spelling of spellings) expect(synonymsOf(spelling)?.words, spelling).toContain('autoexternal exclude');
});

test('a word is not its own synonym, and an unknown word has none', () => {
  expect(synonymsOf('bundleless')?.words).toEqual(['逐文件输出']);
  for (const word of ['typescript', 'rslib', 'quux', '香蕉', '']) expect(synonymsOf(word), word).toBeUndefined();
});

test('a query is expanded by words and longest phrases, with their positions', () => {
  expect(expandSynonyms(['how', 'to', 'no', 'external', 'lodash'])).toEqual([
    { from: 2, to: 4, words: ['autoexternal exclude', 'bundledpackages'], kind: 'synonym' },
  ]);
  expect(expandSynonyms(['dual', 'package', 'hazard']).map(({ from, to }) => [from, to])).toEqual([[0, 3]]);
  expect(expandSynonyms(['类型', '声明'])).toEqual([
    { from: 0, to: 2, words: ['declaration', 'dts', '类型声明'], kind: 'synonym' },
  ]);
  expect(synonymsOf('shebang')?.kind).toBe('related');
  expect(expandSynonyms([])).toEqual([]);
});
