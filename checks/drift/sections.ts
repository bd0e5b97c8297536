import type { RootContent } from 'mdast';
import { headingsOf } from '../pages/headings.ts';
import type { Page } from '../pages/page.ts';
import { parsePage } from '../pages/parse-page.ts';
import { hashOf } from './normal-form.ts';

/** A heading with what stands under it up to the next heading, or what stands before the first one. */
export interface Section {
  id: string;
  /** Where it begins, counted from 1. */
  line: number;
  hash: string;
}

/** The id of what a page says before its first section: frontmatter, title and introduction. */
export const TOP = '_top';

/** The sections of a page's source. */
export function readSections(text: string): Map<string, Section> {
  const root = parsePage(text);
  return sectionsOf({ root, headings: headingsOf(root, text) });
}

/** The sections of a page by their ids, in order. */
export function sectionsOf({ root, headings }: Pick<Page, 'root' | 'headings'>): Map<string, Section> {
  const byOffset = new Map(headings.map((heading) => [heading.from, heading]));
  const top = { id: TOP, line: 1, nodes: [] as RootContent[] };
  const parts = [top];
  for (const node of root.children) {
    const heading = node.type === 'heading' ? byOffset.get(node.position?.start.offset ?? 0) : undefined;
    if (heading?.depth === 1 && parts.length === 1) top.line = heading.line;
    else if (heading) parts.push({ id: heading.id, line: heading.line, nodes: [] });
    parts.at(-1)?.nodes.push(node);
  }
  return new Map(parts.map(({ id, line, nodes }) => [id, { id, line, hash: hashOf(nodes) }]));
}
