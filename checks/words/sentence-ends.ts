import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Finding, findingAt } from '../../site/findings/finding.ts';
import { rangeOf } from '../../site/pages/elements.ts';
import type { Page } from '../../site/pages/page.ts';
import { pageCheck } from '../check.ts';

/** Final punctuation, also inside quotes, parentheses, emphasis or code. */
const END = /[.:?!…。：？！）)][*_"'”’`]*$/;
/** The opening and closing lines of a container. */
const CONTAINER_LINES = /^:::.*(?:\n|$)|\n[ \t]*:::[ \t]*$/g;

export const sentenceEnds = pageCheck('sentence-ends', 'paragraphs and lists', function* (page, looked) {
  const found: Finding[] = [];
  visit(page.root, (node, _, parent) => {
    if (node.type === 'paragraph' && parent?.type !== 'listItem') {
      looked();
      if (hasWords(node)) found.push(...faultsOf(node, page, 'a paragraph without final punctuation'));
    }
    if (node.type !== 'list') return;
    looked();
    const items = node.children.flatMap(({ children: [first] }) => (first?.type === 'paragraph' ? [first] : []));
    if (!items.some((item) => END.test(sourceOf(item, page)))) return;
    // Items that end in a link, code or a name need none.
    for (const item of items.filter(({ children }) => children.at(-1)?.type === 'text'))
      found.push(...faultsOf(item, page, 'a list item without final punctuation, which others have'));
  });
  yield* found;
});

/** Whether a paragraph has text besides elements, links and images. */
function hasWords(paragraph: Nodes): boolean {
  const children = 'children' in paragraph ? paragraph.children : [];
  return children.some((child) => child.type === 'text' && /\p{L}/u.test(child.value.replace(CONTAINER_LINES, '')));
}

function faultsOf(node: Nodes, page: Page, what: string): Finding[] {
  const source = sourceOf(node, page);
  if (END.test(source)) return [];
  const at = rangeOf(node)[0] + source.length;
  return [findingAt(page, at, what, `end it with ${page.lang === 'zh' ? '。' : '.'} or another mark`)];
}

/** The source of a block, without a container's closing line after it. */
function sourceOf(node: Nodes, { text }: Page): string {
  return text
    .slice(...rangeOf(node))
    .replace(/\n[ \t]*:::[ \t]*$/, '')
    .trimEnd();
}
