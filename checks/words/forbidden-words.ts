import type { Check } from '../check.ts';
import { findingAt } from '../findings.ts';
import type { Lang } from '../pages/page.ts';

/** Words that tell readers how hard they may find a thing, or that say nothing. */
const FORBIDDEN: Record<Lang, RegExp> = {
  en: /\b(?:simple|simply|simplest|just|easy|easily|easier|obviously|obvious|of course|clearly|trivial|please note|basically)\b/gi,
  zh: /(?:简单|轻松|很容易|显然|当然|众所周知|毫无疑问|只需要?简|请注意)/g,
};

export const noForbiddenWords: Check = {
  name: 'forbidden-words',
  looksAt: 'runs of words',
  *run(site, looked) {
    for (const page of site.askedPages) {
      looked(page.prose.length);
      for (const { text, from } of page.prose) {
        for (const { 0: word, index } of text.matchAll(FORBIDDEN[page.lang]))
          yield findingAt(page, from + index, `"${word}"`, 'leave it out, or say what is meant');
      }
    }
  },
};
