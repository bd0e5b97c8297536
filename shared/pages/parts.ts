import type { RootContent } from 'mdast';
import type { Page } from './page.ts';

/** A heading and its content up to the next heading, or the content before the first heading. */
export interface Part {
  id: string;
  /** The line of its heading, 1-based. */
  line: number;
  nodes: RootContent[];
}

/** The id of the part before the first section: frontmatter, title and introduction. */
export const TOP = '_top';

/** The parts of a page in order; subsections are separate parts. */
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

/** The first and last line of a section, 1-based. */
export interface Section {
  from: number;
  to: number;
}

/** The section of a heading including its subsections; the whole page without an id; undefined for an unknown id. */
export function sectionOf({ text, headings }: Page, id?: string): Section | undefined {
  const last = text.split('\n').length;
  if (!id) return { from: 1, to: last };
  const at = headings.findIndex((heading) => heading.id === id);
  const heading = headings[at];
  if (!heading) return undefined;
  const next = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth);
  return { from: heading.line, to: next ? next.line - 1 : last };
}

/** The texts that a section shows: its own lines and the files that its fences embed. */
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
