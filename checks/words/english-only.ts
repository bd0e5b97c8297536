import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { blocksOfSite } from './words-of-site.ts';

/** Chinese words and signs. */
const CHINESE = /[\p{Script=Han}，。；：？！（）「」《》、]+/gu;

export const englishIsEnglish: Check = {
  name: 'english-only',
  looksAt: 'blocks of English words',
  *run(site, looked) {
    for (const { file, lang, source, text, from } of blocksOfSite(site)) {
      if (lang !== 'en') continue;
      looked();
      for (const { 0: words, index } of text.matchAll(CHINESE))
        yield findingAt({ file, text: source }, from + index, `"${words}" in English words`, 'write it in English');
    }
  },
};
