import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Link } from '../../site/pages/links.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import { pairsOf } from '../site-sources.ts';

export const languagesLeadToTheSame: Check = {
  name: 'link-pairs',
  looksAt: 'links and images within the site',
  *run(site, looked) {
    for (const { en, zh } of pairsOf(site)) {
      const [english, chinese] = [within(en), within(zh)];
      looked(english.length);
      // A section that one language lacks takes its links along; the check "heading-ids" tells of it.
      if (idsOf(en) !== idsOf(zh)) continue;
      for (const kind of ['link', 'image'] as const) {
        const [missing, extra] = [without(english, chinese, kind), without(chinese, english, kind)];
        for (let at = 0; at < Math.max(missing.length, extra.length); at += 1)
          yield differenceOf(en, zh, missing[at], extra[at]);
      }
    }
  },
};

const idsOf = ({ headings }: Page) =>
  headings
    .filter(({ depth }) => depth > 1)
    .map(({ id }) => id)
    .sort()
    .join();

/** Pages of others may have an address in each language. */
const within = ({ links }: Page) => links.filter(({ address }) => /^[/#]/.test(address));

/** The links of a kind that another page has not, or not as often. */
function without(links: readonly Link[], others: readonly Link[], kind: Link['kind']): Link[] {
  const left = others.filter((other) => other.kind === kind).map(({ address }) => address);
  return links.filter((link) => {
    const at = left.indexOf(link.address);
    if (at !== -1) left.splice(at, 1);
    return link.kind === kind && at === -1;
  });
}

/** One that leads elsewhere is told in Chinese; one that a language lacks, where it is. */
function differenceOf(en: Page, zh: Page, missing?: Link, extra?: Link): Finding {
  const name = (extra ?? missing)?.kind;
  if (missing && extra)
    return findingAt(
      zh,
      extra.from,
      `the ${name} is of ${extra.address}, and in English of ${missing.address}`,
      'lead to the same in both languages',
    );
  const [page, other, link] = missing ? [en, zh, missing] : [zh, en, extra];
  return findingAt(
    page,
    link?.from ?? 0,
    `${other.file} has no ${name} of ${link?.address}`,
    'add it there, or take it out here',
  );
}
