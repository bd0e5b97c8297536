import type { Nodes, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../site/pages/page.ts';

/** Replaces each character of code in a masked text. */
export const CODE = '\uE000';
/** Replaces the characters of emphasis and links that readers don't see. */
export const MARK = '\uE001';
/** Replaces anything else that is neither words nor code. */
const OTHER = '\uE002';

/** A paragraph, heading or cell reduced to its words, with all offsets unchanged. */
export interface Masked {
  text: string;
  from: number;
}

const masked = new WeakMap<Root, readonly Masked[]>();

/** The blocks of a page with everything but words masked. The result is cached. */
export function maskedBlocks({ root, text: source }: Pick<Page, 'root' | 'text'>): readonly Masked[] {
  const known = masked.get(root);
  if (known) return known;
  const blocks: Masked[] = [];
  visit(root, ['paragraph', 'heading', 'tableCell'], (block) => {
    const [from, to] = rangeOf(block as Nodes);
    const characters = source.slice(from, to).split('');
    const fill = (begin: number, end: number, character: string) =>
      characters.fill(character, begin - from, end - from);
    for (const child of (block as Parent).children) mask(child, fill);
    const text = characters.join('').replace(/\\\{#[^}]+\}\s*$|&#?\w+;/g, (found) => OTHER.repeat(found.length));
    blocks.push({ text, from });
  });
  masked.set(root, blocks);
  return blocks;
}

type Fill = (from: number, to: number, character: string) => void;

function mask(node: Nodes, fill: Fill): void {
  const [from, to] = rangeOf(node);
  if (node.type === 'text' || node.type === 'break') return;
  if (node.type === 'inlineCode') return fill(from, to, CODE);
  const [first, last] = 'children' in node ? [node.children[0], node.children.at(-1)] : [];
  if (!first || !last) return fill(from, to, OTHER);
  const character = node.type === 'mdxJsxTextElement' ? OTHER : MARK;
  fill(from, rangeOf(first)[0], character);
  fill(rangeOf(last)[1], to, character);
  for (const child of (node as Parent).children) mask(child, fill);
}

function rangeOf({ position }: Nodes): [from: number, to: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
