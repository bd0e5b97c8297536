import type { RootContent } from 'mdast';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import { optionAnchor } from '../../site/option-facts/option-anchor.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import { mentionsIn } from '../options/option-mentions.ts';
import { otherLanguage } from '../site-sources.ts';
import { kindOf } from './page-kinds.ts';

/** The id of the heading that a page of a kind ends with. */
const LAST: Record<string, string> = { option: 'related', 'option-group': 'related', guide: 'next' };

export const pagesHaveTheirSkeleton: Check = {
  name: 'skeletons',
  looksAt: 'pages',
  *run(site, looked) {
    for (const page of site.askedPages) {
      const kind = kindOf(page.route);
      if (!kind || page.isFragment || page.fault) continue;
      looked();
      yield* leadFaults(page);
      if (kind === 'option') yield* optionFaults(page);
      // The ids of Chinese headings are those of the English page; the check "heading-ids" tells where they are not.
      if (page.lang === 'zh' && site.pageOf(otherLanguage(page.file))) continue;
      const last = LAST[kind];
      if (last) yield* endFaults(page, last);
      if (kind === 'guide') yield* guideFaults(page);
    }
  },
};

const offsetOf = (node?: RootContent) => node?.position?.start.offset ?? 0;

/** The first thing below the title is the sentence that answers; a notice in a box may stand before it. */
function* leadFaults(page: Page): Generator<Finding> {
  const blocks = page.root.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
  const first = blocks.find((node) => node.type !== 'heading' || node.depth > 1);
  if (first?.type === 'paragraph' && first.children[0]?.type !== 'image') return;
  const how = 'begin with one sentence that would do as the answer in a search result';
  yield findingAt(page, offsetOf(first), 'the page begins without a sentence', how);
}

function* endFaults(page: Page, last: string): Generator<Finding> {
  const heading = page.headings.filter(({ depth }) => depth === 2).at(-1);
  if (heading?.id === last) return;
  const what = `the last section is ${heading ? `#${heading.id}` : 'missing'}, not #${last}`;
  yield findingAt(page, heading?.from ?? 0, what, `end with ## and the id ${last}: links to what fits`);
}

/** Title, facts, and an example with its real output. */
function* optionFaults(page: Page): Generator<Finding> {
  const [title] = page.headings;
  const name = title?.text.replace(/^lib\./, '') ?? '';
  if (`/config/lib/${optionAnchor(name)}` !== page.route)
    yield findingAt(page, title?.from ?? 0, `the title is "${title?.text}"`, 'write # lib. and the name of the option');
  const second = page.headings.find(({ depth }) => depth === 2);
  const facts = mentionsIn(page).find((mention) => mention.name === name);
  if (!facts || (second && facts.line > second.line))
    yield findingAt(
      page,
      second?.from ?? 0,
      'no type and default before the first section',
      `add <OptionFacts name="${name}" />`,
    );
  if (!page.fences.some(({ embeds }) => embeds?.includes('/expected/')))
    yield findingAt(page, title?.from ?? 0, 'no output of an example', 'embed a file of examples/<name>/expected/');
}

function* guideFaults(page: Page): Generator<Finding> {
  if (page.headings.some(({ id }) => id.includes('check') || id.includes('compare'))) return;
  const how = 'add a section whose id has "check" in it';
  yield findingAt(page, page.headings[0]?.from ?? 0, 'the guide does not say how to check that it worked', how);
}
