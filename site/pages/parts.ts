import type { RootContent } from 'mdast';
import type { Page } from './page.ts';

/** A heading with its content up to the next heading, or the content before the first one. */
export interface Part {
  id: string;
  /** The line of its heading, from 1. */
  line: number;
  nodes: RootContent[];
}

/** The id of the content before the first section: frontmatter, title and introduction. */
export const TOP = '_top';

/** The parts of a page in order; subsections are parts of their own. */
export function partsOf({ root, headings }: Pick<Page, 'root' | 'headings'>): Part[] {
  const byOffset = new Map(headings.map((heading) => [heading.from, heading]));
  const top: Part = { id: TOP, line: 1, nodes: [] };
  const parts = [top];
  for (const node of root.children) {
    const heading = node.type === 'heading' ? byOffset.get(node.position?.start.offset ?? 0) : undefined;
    if (heading?.depth === 1 && parts.length === 1) top.line = heading.line;
    else if (heading) parts.push({ id: heading.id, line: heading.line, nodes: [] });
    parts.at(-1)?.nodes.push(node);
  }
  return parts;
}
