import type { Heading, Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
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

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** The sections of a page's source. */
export function readSections(text: string): Map<string, Section> {
  return sectionsOf(parser.parse(text) as Root);
}

/** The sections of a page by their ids, in order. */
export function sectionsOf(root: Root): Map<string, Section> {
  const parts: { id: string; line: number; nodes: RootContent[] }[] = [{ id: TOP, line: 1, nodes: [] }];
  const seen = new Map<string, number>();
  for (const node of root.children) {
    if (node.type === 'heading') {
      const line = node.position?.start.line ?? 1;
      const id = idOf(node, seen);
      if (node.depth === 1 && parts.length === 1) Object.assign(parts[0] ?? {}, { line });
      else parts.push({ id, line, nodes: [] });
    }
    parts.at(-1)?.nodes.push(node);
  }
  return new Map(parts.map(({ id, line, nodes }) => [id, { id, line, hash: hashOf(nodes) }]));
}

/** The id that a heading states as `\{#id}`, or else the one that Rspress makes of its words. */
function idOf(heading: Heading, seen: Map<string, number>): string {
  const words = wordsOf(heading);
  const stated = /\{#([^}]+)\}\s*$/.exec(words)?.[1];
  if (stated !== undefined) return stated;
  const slug = words
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
  const count = seen.get(slug) ?? 0;
  seen.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}

function wordsOf(node: object): string {
  const { value, children = [] } = node as { value?: string; children?: object[] };
  return value ?? children.map(wordsOf).join('');
}
