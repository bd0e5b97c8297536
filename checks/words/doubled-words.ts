import type { Check } from '../check.ts';
import { findingAt } from '../findings.ts';
import { maskedBlocks } from './masked-blocks.ts';

/** A word twice, and a Chinese sign that no sentence has twice. */
const DOUBLED = /(?<![\w.'’-])([A-Za-z]+)\s+\1(?![\w'’-])|([的了是在和与把被会也就])\2/gi;
/** What may stand twice, and be right. */
const RIGHT = ['that', 'had'];

export const wordsStandOnce: Check = {
  name: 'doubled-words',
  looksAt: 'blocks of words',
  *run(site, looked) {
    for (const page of site.askedPages) {
      const blocks = [...maskedBlocks(page), ...page.prose.filter(({ kind }) => kind !== 'text')];
      looked(blocks.length);
      for (const { text, from } of blocks) {
        for (const { 0: words, 1: word = '', 2: sign = '', index } of text.matchAll(DOUBLED)) {
          if (RIGHT.includes(word.toLowerCase())) continue;
          const fix = { from: from + index, to: from + index + words.length, text: word || sign };
          yield findingAt(page, from + index, `"${word || sign}" stands there twice`, 'take one out', fix);
        }
      }
    }
  },
};
