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

/** The first and the last line of a section, from 1. */
export interface Section {
  from: number;
  to: number;
}

/** The section of a heading with its subsections; without an id, the whole page. */
export function sectionOf({ text, headings }: Page, id?: string): Section | undefined {
  const last = text.split('\n').length;
  if (!id) return { from: 1, to: last };
  const at = headings.findIndex((heading) => heading.id === id);
  const heading = headings[at];
  if (!heading) return undefined;
  const next = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth);
  return { from: heading.line, to: next ? next.line - 1 : last };
}

/** What a section shows: its own lines, and the files that its fences embed. */
export function textsOf({ text, fences }: Page, { from, to }: Section, read: (file: string) => string): string[] {
  const embedded = fences.flatMap(({ line, embeds }) =>
    embeds && line >= from && line <= to ? [read(embeds.replace(/^<root>\//, ''))] : [],
  );
  const own = text
    .split('\n')
    .slice(from - 1, to)
    .join('\n');
  return [own, ...embedded];
}
