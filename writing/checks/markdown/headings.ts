import { type Finding, findingAt } from '../../../shared/findings/finding.ts';
import { rangeOf } from '../../../shared/pages/elements.ts';
import type { Page } from '../../../shared/pages/page.ts';
import { check } from '../check.ts';
import { PRODUCT_NAMES, withoutNames } from '../words/product-names.ts';

export const headings = check('headings', 'headings', function* (site, looked) {
  for (const page of site.requestedPages) {
    looked(page.headings.length);
    yield* titleFindings(page, site.pages);
    yield* emptySections(page);
    let above = 1;
    const ids = new Set<string>();
    for (const { depth, from, id, text, prose } of page.headings) {
      if (depth > above + 1)
        yield findingAt(page, from, `a level ${depth} heading after level ${above}`, `use ${'#'.repeat(above + 1)}`);
      if (ids.has(id)) yield findingAt(page, from, `another heading with the id ${id}`, 'give it an id: \\{#…}');
      if (/[.。:：,，;；]$/.test(text))
        yield findingAt(page, from, `the heading ends in "${text.at(-1)}"`, 'remove it');
      for (const word of page.lang === 'en' && depth > 1 ? capitalized(prose) : [])
        yield findingAt(page, from, `the heading has "${word}" with a capital`, 'capitalize its first word and names');
      ids.add(id);
      above = depth;
    }
  }
});

/** Page types whose title comes from elsewhere. */
const WITHOUT_TITLE = ['home', '404', 'custom', 'blank'];

const titlesOf = ({ headings }: Page) => headings.filter(({ depth }) => depth === 1);

function* titleFindings(page: Page, pages: readonly Page[]): Generator<Finding> {
  const [title, ...others] = titlesOf(page);
  for (const { from } of others) yield findingAt(page, from, 'a second title', 'start it with ##');
  const stated = page.frontmatterValues.find(({ path }) => path.join('.') === 'title');
  const how = 'remove this title: the heading is the title';
  if (title && stated && stated.value !== title.text)
    yield findingAt(page, stated.from, `the page's heading is "${title.text}"`, how);
  const needsTitle = !page.isFragment && !stated && !WITHOUT_TITLE.includes(String(page.frontmatter.pageType));
  if (!title && needsTitle) yield findingAt(page, 0, 'a page without a title', 'start it with # and its title');
  if (!title || page.isFragment) return;
  const other = pages.find(
    (one) => one !== page && one.lang === page.lang && !one.isFragment && titlesOf(one)[0]?.text === title.text,
  );
  if (other) yield findingAt(page, title.from, `${other.file} has the same title`, 'name what only this page is about');
}

function* emptySections(page: Page): Generator<Finding> {
  const blocks = page.root.children;
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
    if (block.type !== 'heading' || block.depth === 1) continue;
    if (!next || (next.type === 'heading' && next.depth <= block.depth))
      yield findingAt(page, rangeOf(block)[0], 'a section without content', 'write it, or remove it');
  }
}

/** Proper nouns besides product names; single words. */
const OTHER_NAMES = 'React Sass Less Vite Vue Rollup Markdown Windows Linux English Chinese Docker Deno Svelte Solid I';
const PROPER = new Set([...PRODUCT_NAMES, OTHER_NAMES].flatMap((names) => names.split(' ')));

/** The words of an English heading that should be lower-case. */
function capitalized(title: string): string[] {
  // A new sentence starts after a colon or full stop.
  return withoutNames(title)
    .split(/[:.?!]\s+/)
    .flatMap((sentence) => sentence.split(/\s+/).slice(1))
    .filter((word) => /^\W*[A-Z][a-z]+('[a-z]+)?[,;)”’"]*$/.test(word) && !PROPER.has(word.replace(/^\W+|\W+$/g, '')));
}
