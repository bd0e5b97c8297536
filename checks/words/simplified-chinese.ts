import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { wordsOfSite } from './words-of-site.ts';

/** Where GB 2312, the standard of simplified Chinese, has its signs: rows and places of two bytes. */
const ROWS = [0xb0, 0xf7] as const;
const PLACES = [0xa1, 0xfe] as const;
const HAN = /\p{Script=Han}/gu;

export const chineseIsSimplified: Check = {
  name: 'simplified-chinese',
  looksAt: 'runs of Chinese words',
  *run(site, looked) {
    const simplified = signsOfStandard();
    for (const { file, lang, source, text, from } of wordsOfSite(site)) {
      if (lang !== 'zh') continue;
      looked();
      for (const { 0: sign, index } of text.matchAll(HAN)) {
        if (simplified.has(sign)) continue;
        const what = `${sign}, which is no sign of simplified Chinese`;
        yield findingAt({ file, text: source }, from + index, what, 'write the simplified one, or another word');
      }
    }
  },
};

/** The 6763 signs of the standard, as its own encoding has them. */
function signsOfStandard(): ReadonlySet<string> {
  const decoder = new TextDecoder('gb2312');
  const signs = new Set<string>();
  for (let row: number = ROWS[0]; row <= ROWS[1]; row += 1)
    for (let place: number = PLACES[0]; place <= PLACES[1]; place += 1) {
      const sign = decoder.decode(Uint8Array.of(row, place));
      if (sign.match(HAN)) signs.add(sign);
    }
  return signs;
}
