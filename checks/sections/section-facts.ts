import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { type Fact, factsOf, says } from './facts-of-part.ts';
import { type PartOfPage, pairedParts, placeOf } from './paired-parts.ts';

export const languagesSayTheSame: Check = {
  name: 'section-facts',
  looksAt: 'pieces of code and numbers in sections',
  *run(site, looked) {
    for (const { en, zh } of pairedParts(site)) {
      const [english, chinese] = [factsOf(en), factsOf(zh)];
      looked(english.length);
      for (const isCode of [true, false]) {
        const missing = english.filter((fact) => fact.isCode === isCode && !says(zh, fact));
        const extra = chinese.filter((fact) => fact.isCode === isCode && !says(en, fact));
        for (let at = 0; at < Math.max(missing.length, extra.length); at += 1)
          yield differenceOf(en, zh, missing[at], extra[at]);
      }
    }
  },
};

/** One that is another one in Chinese is told there; one that a language lacks, where it is. */
function differenceOf(en: PartOfPage, zh: PartOfPage, missing?: Fact, extra?: Fact): Finding {
  if (missing && extra) {
    const what = `${nameOf(extra)}, where ${placeOf(en)} has ${nameOf(missing)}`;
    return findingAt(zh.page, extra.from, what, 'say the same in both languages');
  }
  const [part, other, fact] = missing ? [en, zh, missing] : [zh, en, extra];
  const what = `the section in ${placeOf(other)} does not say ${fact ? nameOf(fact) : ''}`;
  return findingAt(part.page, fact?.from ?? 0, what, 'say it there too, or leave it out here');
}

const nameOf = ({ text, isCode }: Fact) => (isCode ? `\`${text}\`` : text);
