import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Heading } from '../../site/pages/headings.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import { pairsOf } from '../site-sources.ts';
import { shownIds, withId } from './stated-ids.ts';

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

/** Headings are compared in order; an id that the other language has elsewhere tells which one is left out, or in another place. */
function* differences(en: Page, zh: Page, english: Heading[], chinese: Heading[]): Generator<Finding> {
  const isLater = (list: readonly Heading[], { id }: Heading) => list.some((heading) => heading.id === id);
  const moved = new Set<string>();
  let [at, other] = [0, 0];
  while (at < english.length || other < chinese.length) {
    const [one, two] = [english[at], chinese[other]];
    if (one && moved.has(one.id)) at += 1;
    else if (one && two && isLater(english.slice(at + 1), two) && isLater(chinese.slice(other + 1), one)) {
      yield inOtherPlace(zh, two, one);
      moved.add(two.id);
      other += 1;
    } else if (one && (!two || isLater(english.slice(at + 1), two))) {
      yield withoutPartner(en, one, zh);
      at += 1;
    } else if (!two) {
      return;
    } else if (!one || two.depth !== one.depth || isLater(chinese.slice(other + 1), one)) {
      yield withoutPartner(zh, two, en);
      other += 1;
    } else {
      const finding = shownId(en, one, two.id) ?? idFault(zh, two, one);
      if (finding) yield finding;
      at += 1;
      other += 1;
    }
  }
}

function inOtherPlace(page: Page, { text, from }: Heading, { id }: Heading): Finding {
  const what = `the heading "${text}" stands before #${id}, and in English behind it`;
  return findingAt(page, from, what, 'put the sections in the same order in both languages');
}

function withoutPartner(page: Page, { text, from }: Heading, other: Page): Finding {
  const what = `the heading "${text}" has no partner in ${other.file}`;
  return findingAt(page, from, what, 'write the same headings in both languages');
}

/** What is wrong with the id of a Chinese heading; where the English one is not clear, that is told alone. */
function idFault(page: Page, heading: Heading, english: Heading): Finding | undefined {
  const { id, statesId, text } = heading;
  if (id === english.id && (statesId || text === english.text)) return shownId(page, heading, id);
  const what = `the heading "${text}" has the id ${id}, and in English ${english.id}`;
  return toldWithId(page, heading, what, english.id);
}

/** An id that stands where readers see it: before the words, beside another one, or in other signs. */
function shownId(page: Page, heading: Heading, id: string): Finding | undefined {
  const [shown] = shownIds(heading.prose);
  return shown ? toldWithId(page, heading, `readers see ${shown} in the heading`, id) : undefined;
}

function toldWithId(page: Page, { from, to }: Heading, what: string, id: string): Finding {
  const fix = { from, to, text: withId(page.text.slice(from, to), id) };
  return findingAt(page, from, what, `end it with \\{#${id}}`, fix);
}
