import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';

export const sectionsHaveWords: Check = {
  name: 'section-words',
  looksAt: 'blocks of pages',
  *run(site, looked) {
    for (const page of site.askedPages) {
      looked(page.root.children.length);
      yield* titleFaults(page, site);
      yield* emptySections(page);
    }
  },
};

/** Two pages of one title are one to who looks for it; a search result and a menu tell them apart by nothing else. */
function* titleFaults(page: Page, { pages }: SiteSources): Generator<Finding> {
  const title = titleOf(page);
  if (!title || page.isFragment) return;
  const other = pages.find(
    (one) => one.lang === page.lang && one.file !== page.file && titleOf(one)?.text === title.text,
  );
  if (other) yield findingAt(page, title.from, `the title is that of ${other.file}`, 'name what only this page tells');
}

const titleOf = ({ headings }: Page) => headings.find(({ depth }) => depth === 1);

/** Headings with nothing below them, and bold lines in the place of headings, which no outline and no link has. */
function* emptySections(page: Page): Generator<Finding> {
  const blocks = page.root.children;
  for (const [at, block] of blocks.entries()) {
    const [from, next] = [block.position?.start.offset ?? 0, blocks[at + 1]];
    const isBold = block.type === 'paragraph' && block.children.length === 1 && block.children[0]?.type === 'strong';
    if (isBold) yield findingAt(page, from, 'a bold line in the place of a heading', 'begin it with ### instead');
    if (block.type !== 'heading' || block.depth === 1) continue;
    if (!next || (next.type === 'heading' && next.depth <= block.depth))
      yield findingAt(page, from, 'a heading with nothing below it', 'write what it announces, or take it out');
  }
}
