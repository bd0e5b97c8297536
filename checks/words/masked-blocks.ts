import type { Nodes, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../site/pages/page.ts';

/** What stands in a masked text where code stood. */
export const CODE = '\uE000';
/** What stands where a sign of Markdown stood that readers do not see, as of bold words and links. */
export const MARK = '\uE001';
/** What stands where something stood that is neither words nor code. */
const OTHER = '\uE002';

/** A paragraph, heading or cell of which only words are left; each sign stands where it stands in the source. */
export interface Masked {
  text: string;
  from: number;
}

const masked = new WeakMap<Root, readonly Masked[]>();

/** The blocks of a page with everything masked that is no word; callers share them. */
export function maskedBlocks({ root, text: source }: Pick<Page, 'root' | 'text'>): readonly Masked[] {
  const known = masked.get(root);
  if (known) return known;
  const blocks: Masked[] = [];
  visit(root, ['paragraph', 'heading', 'tableCell'], (block) => {
    const [from, to] = rangeOf(block as Nodes);
    const signs = source.slice(from, to).split('');
    const fill = (begin: number, end: number, sign: string) => signs.fill(sign, begin - from, end - from);
    for (const child of (block as Parent).children) mask(child, fill);
    const text = signs.join('').replace(/\\\{#[^}]+\}\s*$|&#?\w+;/g, (found) => OTHER.repeat(found.length));
    blocks.push({ text, from });
  });
  masked.set(root, blocks);
  return blocks;
}

type Fill = (from: number, to: number, sign: string) => void;

function mask(node: Nodes, fill: Fill): void {
  const [from, to] = rangeOf(node);
  if (node.type === 'text' || node.type === 'break') return;
  if (node.type === 'inlineCode') return fill(from, to, CODE);
  const [first, last] = 'children' in node ? [node.children[0], node.children.at(-1)] : [];
  if (!first || !last) return fill(from, to, OTHER);
  const sign = node.type === 'mdxJsxTextElement' ? OTHER : MARK;
  fill(from, rangeOf(first)[0], sign);
  fill(rangeOf(last)[1], to, sign);
  for (const child of (node as Parent).children) mask(child, fill);
}

function rangeOf({ position }: Nodes): [from: number, to: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
