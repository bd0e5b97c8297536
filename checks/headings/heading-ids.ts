import type { Check, Finding } from '../check.ts';
import { findingAt } from '../findings.ts';
import type { Heading } from '../pages/headings.ts';
import type { Page } from '../pages/page.ts';
import { pairsOf } from '../site-sources.ts';

export const languagesHaveTheSameIds: Check = {
  name: 'heading-ids',
  looksAt: 'pairs of headings',
  *run(site, looked) {
    for (const { en, zh } of pairsOf(site)) {
      const [english = [], chinese = []] = [en, zh].map(({ headings }) => headings.filter(({ depth }) => depth > 1));
      looked(english.length);
      yield* differences(en, zh, english, chinese);
    }
  },
};

/** Headings are compared in order; an id that the other language has elsewhere tells which one is left out. */
function* differences(en: Page, zh: Page, english: Heading[], chinese: Heading[]): Generator<Finding> {
  const isLater = (list: readonly Heading[], { id }: Heading) => list.some((heading) => heading.id === id);
  let [at, other] = [0, 0];
  while (at < english.length || other < chinese.length) {
    const [one, two] = [english[at], chinese[other]];
    if (one && (!two || isLater(english.slice(at + 1), two))) {
      yield withoutPartner(en, one, zh);
      at += 1;
    } else if (!two) {
      return;
    } else if (!one || two.depth !== one.depth || isLater(chinese.slice(other + 1), one)) {
      yield withoutPartner(zh, two, en);
      other += 1;
    } else {
      if (one.id !== two.id || (!two.statesId && two.text !== one.text)) yield otherId(zh, two, one.id);
      at += 1;
      other += 1;
    }
  }
}

function withoutPartner(page: Page, { text, from }: Heading, other: Page): Finding {
  const what = `the heading "${text}" has no partner in ${other.file}`;
  return findingAt(page, from, what, 'write the same headings in both languages');
}

function otherId(page: Page, { from, to, text, id }: Heading, english: string): Finding {
  const title = page.text.slice(from, to).replace(/\s*\\?\{#[^}]+\}\s*$/, '');
  const fix = { from, to, text: `${title} \\{#${english}}` };
  const what = `the heading "${text}" has the id ${id}, and in English ${english}`;
  return findingAt(page, from, what, `end it with \\{#${english}}`, fix);
}
