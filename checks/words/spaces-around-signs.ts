import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { blocksOfSite } from './words-of-site.ts';

/** A space before a sign that ends something, and none behind it; a dot inside a word is part of a name. */
const RULES: readonly (readonly [wrong: RegExp, better: (wrong: string) => string])[] = [
  [/(?<=\S) +[,.;:?!](?=\s|$)/g, (wrong) => wrong.trim()],
  [/(?<=\p{L}),(?=\p{L})|(?<=[a-z]{2})[.;:?!](?=[A-Z][a-z])/gu, (wrong) => `${wrong} `],
];
/** Words around a sign, so that a writer finds it. */
const AROUND = 6;

export const signsHaveTheirSpaces: Check = {
  name: 'sign-spaces',
  looksAt: 'blocks of English words',
  *run(site, looked) {
    for (const { file, lang, source, text, from } of blocksOfSite(site)) {
      if (lang !== 'en') continue;
      looked();
      for (const [wrong, better] of RULES)
        for (const { 0: found, index } of text.matchAll(wrong)) {
          const [at, end] = [from + index, from + index + found.length];
          const [before, after] = [
            source.slice(Math.max(from, at - AROUND), at),
            source.slice(end, Math.min(from + text.length, end + AROUND)),
          ];
          const fix = { from: at, to: end, text: better(found) };
          const shown = (sign: string) => `"${before}${sign}${after}"`.replace(/\s*\n\s*/g, ' ');
          yield findingAt({ file, text: source }, at, shown(found), `write ${shown(fix.text)}`, fix);
        }
    }
  },
};
