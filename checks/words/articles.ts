import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { MARK } from './masked-blocks.ts';
import { withoutNames } from './product-names.ts';
import { blocksOfSite } from './words-of-site.ts';

/** An article and a word: capitals alone, and what has other signs in it, are spoken as nobody can tell. */
const ARTICLE = new RegExp(
  `(?<![\\w.'’/@$-])(an?)(?:\\s+${MARK}*|\\s*${MARK}+\\s*)([A-Z]?[a-z]{2,})(?![\\w'’/@-]|\\.\\w)`,
  'gi',
);
/** Before these, `a` is a letter or a name. */
const NO_NOUN = /^(?:an?|and|are|as|at|if|in|is|it|of|on|or)$/i;
/** Words that begin with another sound than their first letter tells. */
const LIKE_YOU_OR_ONE = /^(?:eu|ew|onc?e|ubi|ui$|uni|uri|url|us[aeu]|ut[ei]|uuid)/i;
const SILENT = /^(?:heir|hono|honest|hour)/i;
/** `unin…` and `unim…` are `un` before another word; `unit`, `union` and `unanimous` are not. */
const UN = /^un(?:i[mn]|(?!anim)[^i])/i;
/** `unidentified`, and `unidirectional`: nobody can tell by so few letters. */
const UNCLEAR = /^unid/i;

/** The article before a word by its first sound; none, where only a speaker could tell. */
function articleFor(word: string): 'a' | 'an' | undefined {
  if (NO_NOUN.test(word) || !/[aeiouy]/i.test(word) || UNCLEAR.test(word) || withoutNames(word) === '')
    return undefined;
  if (SILENT.test(word) || UN.test(word)) return 'an';
  if (LIKE_YOU_OR_ONE.test(word)) return 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

export const articlesFitTheirWords: Check = {
  name: 'articles',
  looksAt: 'English articles',
  *run(site, looked) {
    for (const { file, lang, source, text, from } of blocksOfSite(site)) {
      if (lang !== 'en') continue;
      for (const { 1: article = '', 2: word = '', index } of text.matchAll(ARTICLE)) {
        looked();
        const wanted = articleFor(word);
        if (!wanted || wanted === article.toLowerCase()) continue;
        const better = (article.startsWith('A') ? 'A' : 'a') + wanted.slice(1);
        const fix = { from: from + index, to: from + index + article.length, text: better };
        yield findingAt({ file, text: source }, from + index, `"${article} ${word}"`, `write "${better} ${word}"`, fix);
      }
    }
  },
};
