import { customPinyin, pinyin } from 'pinyin-pro';
import type { SearchDocument } from '../../theme/search/types.ts';

const HAN = /\p{Script=Han}/u;

/** Words of the trade whose characters sound otherwise elsewhere, and which the dictionary lacks. */
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

/** How the Chinese characters of a text sound where they stand: each with its syllable, without the tone. */
export function readingsOf(text: string): [character: string, syllable: string][] {
  if (!HAN.test(text)) return [];
  const sounds = pinyin(text, { toneType: 'none', type: 'array', v: true });
  return [...text].flatMap((character, index): [string, string][] =>
    // Both spellings of this sound are typed; this one is the standard.
    HAN.test(character) ? [[character, (sounds[index] ?? '').replace(/^([ln])ve$/, '$1ue')]] : [],
  );
}

/**
 * The sounds of Chinese titles and headings, each character once, for the documents of one edition.
 *
 * @returns for each document the sounds that none before it has, as `guo过 zhong重中`; empty where there are none
 */
export function soundsOf(documents: readonly SearchDocument[]): string[] {
  const known = new Set<string>();
  return documents.map(({ title, toc }) => {
    const bySyllable = new Map<string, string>();
    for (const [character, syllable] of [title, ...toc.map(({ text }) => text)].flatMap(readingsOf)) {
      if (known.has(syllable + character)) continue;
      known.add(syllable + character);
      bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character);
    }
    return [...bySyllable].map(([syllable, characters]) => syllable + characters).join(' ');
  });
}
