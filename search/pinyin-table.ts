import { customPinyin, pinyin } from 'pinyin-pro';
import { headingsOf } from './engine/read-sections.ts';
import type { SearchDocument } from './types.ts';

const HAN = /\p{Script=Han}/u;

/** Technical terms that pinyin-pro misreads. */
const READINGS = {
  命令行: 'mìng lìng háng',
  重定向: 'chóng dìng xiàng',
  重命名: 'chóng mìng míng',
  重载: 'chóng zài',
  重写: 'chóng xiě',
  重试: 'chóng shì',
  每行: 'měi háng',
  首行: 'shǒu háng',
  空行: 'kòng háng',
  逐行: 'zhú háng',
  回调: 'huí diào',
  数组长度: 'shù zǔ cháng dù',
};

customPinyin(READINGS);

/** The Chinese characters of a text, each with its toneless syllable. */
export function readingsOf(text: string): [character: string, syllable: string][] {
  if (!HAN.test(text)) return [];
  const sounds = pinyin(text, { toneType: 'none', type: 'array', v: true });
  return [...text].flatMap((character, index): [string, string][] =>
    // `lve` and `nve` are other spellings of `lue` and `nue`.
    HAN.test(character) ? [[character, (sounds[index] ?? '').replace(/^([ln])ve$/, '$1ue')]] : [],
  );
}

/**
 * The pinyin of all Chinese characters in titles and headings, and in words that are looked for by their sound, in the
 * order that compresses best.
 *
 * @returns syllables with their characters, as `guo过 zhong中重`; empty if there are none
 */
export function pinyinTable(documents: readonly SearchDocument[], words: readonly string[] = []): string {
  const bySyllable = new Map<string, Set<string>>();
  const texts = documents.flatMap((document) => [
    document.title,
    ...(document.keywords ?? []),
    ...headingsOf(document).map(({ text }) => text),
  ]);
  const headings = texts.flatMap(readingsOf);
  if (headings.length === 0) return '';
  for (const [character, syllable] of [...headings, ...words.flatMap(readingsOf)]) {
    bySyllable.set(syllable, (bySyllable.get(syllable) ?? new Set()).add(character));
  }
  return [...bySyllable]
    .map(([syllable, characters]) => syllable + [...characters].sort().join(''))
    .sort()
    .join(' ');
}
