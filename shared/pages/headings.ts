import type { PhrasingContent, Root } from 'mdast';
import { nodesOf, rangeOf } from './elements.ts';
import { locate, type Place } from './locate.ts';
import { slugOf } from './slug-of.ts';

/** A heading of a page. */
export interface Heading extends Place {
  depth: number;
  /** The visible text. */
  text: string;
  /** The visible text with inline code masked. */
  prose: string;
  /** The explicit id, `\{#id}`, else the one that Rspress derives from the text. */
  id: string;
  /** The range of its source, as offsets. */
  from: number;
  to: number;
}

const STATED_ID = /\s*\\?\{#([^}]+)\}\s*$/;

/**
 * The headings of a page, in order.
 *
 * @param source the text that `root` was parsed from
 */
export function headingsOf(root: Root, source: string): Heading[] {
  const taken = new Map<string, number>();
  return nodesOf(root, 'heading').map((node): Heading => {
    const [from, to] = rangeOf(node);
    const stated = STATED_ID.exec(source.slice(from, to))?.[1];
    const text = wordsOf(node.children, true).replace(STATED_ID, '').trim();
    return {
      depth: node.depth,
      text,
      prose: wordsOf(node.children, false).replace(STATED_ID, '').trim(),
      id: stated ?? nextFree(slugOf(text), taken),
      ...locate(source, from),
      from,
      to,
    };
  });
}

function wordsOf(nodes: readonly PhrasingContent[], withCode: boolean): string {
  return nodes
    .map((node) => {
      if (node.type === 'inlineCode') return withCode ? node.value : '``';
      if ('children' in node) return wordsOf(node.children, withCode);
      return node.type === 'text' ? node.value : '';
    })
    .join('');
}

function nextFree(slug: string, taken: Map<string, number>): string {
  const count = taken.get(slug) ?? 0;
  taken.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}
