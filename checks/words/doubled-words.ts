import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { blocksOfSite } from './words-of-site.ts';

/** A word twice, and a Chinese sign that no sentence has twice. */
const DOUBLED = /(?<![\w.'’-])([A-Za-z]+)\s+\1(?![\w'’-])|([的了是在和与把被会也就])\2/gi;
/** What may stand twice, and be right. */
const RIGHT = ['that', 'had'];

export const wordsStandOnce: Check = {
  name: 'doubled-words',
  looksAt: 'blocks of words',
  *run(site, looked) {
    for (const { file, source, text, from } of blocksOfSite(site)) {
      looked();
      for (const { 0: words, 1: word = '', 2: sign = '', index } of text.matchAll(DOUBLED)) {
        if (RIGHT.includes(word.toLowerCase())) continue;
        const fix = { from: from + index, to: from + index + words.length, text: word || sign };
        const what = `"${word || sign}" stands there twice`;
        yield findingAt({ file, text: source }, from + index, what, 'take one out', fix);
      }
    }
  },
};
