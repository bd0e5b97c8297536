import { findingAt } from '../../site/findings/format-finding.ts';
import type { Lang } from '../../site/languages.ts';

import type { Check } from '../check.ts';
import { wordsOfSite } from './words-of-site.ts';

/** Words that tell readers how hard they may find a thing, or that say nothing. */
const FORBIDDEN: Record<Lang, RegExp> = {
  en: /\b(?:simple|simply|simplest|just|easy|easily|easier|obviously|obvious|of course|clearly|trivial|please note|basically)\b/gi,
  zh: /(?:简单|轻松|很容易|显然|当然|众所周知|毫无疑问|只需要?简|请注意)/g,
};

/** The tool's own slogan, which the requirements give word for word. */
const GIVEN = ['slogan'];

export const noForbiddenWords: Check = {
  name: 'forbidden-words',
  looksAt: 'runs of words',
  *run(site, looked) {
    for (const { file, lang, source, text, from, key = '' } of wordsOfSite(site)) {
      looked();
      if (GIVEN.includes(key)) continue;
      for (const { 0: word, index } of text.matchAll(FORBIDDEN[lang]))
        yield findingAt({ file, text: source }, from + index, `"${word}"`, 'leave it out, or say what is meant');
    }
  },
};
