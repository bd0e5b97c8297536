import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Heading } from '../../site/pages/headings.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import { wronglyCapital } from './sentence-case.ts';
import { withoutShownIds } from './stated-ids.ts';

export const headingsAreInOrder: Check = {
  name: 'headings',
  looksAt: 'headings',
  *run(site, looked) {
    for (const page of site.askedPages) {
      looked(page.headings.length);
      yield* titleFaults(page);
      yield* orderFaults(page);
      for (const heading of page.headings) yield* wordingFaults(page, heading);
    }
  },
};

/** Pages of which the theme or another page has the title. */
const WITHOUT_TITLE = ['home', '404', 'custom', 'blank'];

function* titleFaults(page: Page): Generator<Finding> {
  const titles = page.headings.filter(({ depth }) => depth === 1);
  for (const { from } of titles.slice(1)) yield findingAt(page, from, 'a second title', 'begin it with ##');
  const { title, pageType } = page.frontmatter;
  const [first] = titles;
  const stated = page.frontmatterValues.find(({ path }) => path.join('.') === 'title');
  if (first && stated && typeof title === 'string' && title !== first.text)
    yield findingAt(
      page,
      stated.from,
      `the title is "${title}" here and "${first.text}" below`,
      'leave this one out: the heading is the title',
    );
  if (titles.length > 0 || page.isFragment || page.fault || title || WITHOUT_TITLE.includes(String(pageType))) return;
  yield findingAt(page, 0, 'a page without a title', 'begin it with # and its title');
}

function* orderFaults(page: Page): Generator<Finding> {
  let above = 1;
  const ids = new Set<string>();
  for (const { depth, from, id } of page.headings) {
    if (depth > above + 1)
      yield findingAt(
        page,
        from,
        `a heading of depth ${depth} below one of ${above}`,
        `begin it with ${'#'.repeat(above + 1)}`,
      );
    if (ids.has(id)) yield findingAt(page, from, `a second heading with the id ${id}`, 'give it another one: \\{#…}');
    ids.add(id);
    above = depth;
  }
}

function* wordingFaults(page: Page, { text, prose, from, depth }: Heading): Generator<Finding> {
  if (text === '') yield findingAt(page, from, 'a heading without words', 'write them, or remove it');
  if (/[.。:：,，;；]$/.test(text))
    yield findingAt(page, from, `the heading ends in "${text.at(-1)}"`, 'leave the sign out');
  if (page.lang !== 'en' || depth === 1) return;
  for (const word of wronglyCapital(withoutShownIds(prose)))
    yield findingAt(page, from, `the heading has "${word}" with a capital`, 'write only its first word and names so');
}
